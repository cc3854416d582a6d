/** How a spreadsheet recognises a formula, full-width signs included. A plain decimal such as `-12.50` is a number. */
const formulaStart = /^(?!-\d+(?:\.\d+)?$)['\s]*[=+\-@＝＋－＠]/;

/**
 * A text as a cell that no spreadsheet takes for a formula: with an apostrophe before it, where it looks like one.
 * @example neutralised('=1+1') // "'=1+1"
 */
export function neutralised(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/** The text that `neutralised` made a cell of. */
export function withoutFormulaMark(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;
}
