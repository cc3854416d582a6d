/** How a spreadsheet recognises a formula, full-width signs included. A plain decimal such as `-12.50` is a number. */
const formulaStart = /^(?!-\d+(?:\.\d+)?$)['\s]*[=+\-@＝＋－＠]/;
/** The same after a sign at which some countries' spreadsheets begin another cell. */
const laterStart = /([;\t])(?=(?:[^\S\t]|')*[=+\-@＝＋－＠])/g;
const laterMark = /([;\t])'(?=(?:[^\S\t]|')*[=+\-@＝＋－＠])/g;

/**
 * A text as a cell that no spreadsheet takes for a formula, nor for two cells of which one is: with an apostrophe before what looks like one.
 * @example neutralised('=1+1') // "'=1+1"
 * @example neutralised('a;=1+1') // "a;'=1+1"
 */
export function neutralised(text: string): string {
  const later = text.replace(laterStart, "$1'");
  return formulaStart.test(text) ? `'${later}` : later;
}

/** The text that `neutralised` made a cell of. */
export function withoutFormulaMark(cell: string): string {
  const text = cell.replace(laterMark, '$1');
  return text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text;
}
