import { strToU8 } from 'fflate';
import { bookingDay, type StatementEntry, type StatementHead } from '../../../../domain/statements/statement';
import { decimalsOf } from '../../../../domain/money/currencies';
import { signedAmount } from '../../../../domain/transactions/vocabulary';
import { zipStream } from '../../../runtime/zipStream';
import { sheetPath, workbookParts } from './workbook';

/** The styles of the workbook, by their place in it. */
const styles = { text: 0, title: 1, day: 2, amount: 3 } as const;

const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string) => text.replace(notXml, '').replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

/** A text. It is never a formula: those are cells of another kind. */
const textCell = (text: string | null, style: number = styles.text) =>
  text ? `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escape(text)}</t></is></c>` : '<c/>';
const amountCell = (amount: string) => `<c s="${styles.amount}"><v>${amount}</v></c>`;

/** A day as spreadsheets count them: from 30 December 1899. */
const dayCell = (day: string) =>
  `<c s="${styles.day}"><v>${(Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000}</v></c>`;

const row = (...cells: readonly string[]) => `<row>${cells.join('')}</row>`;

const titles = ['Completed', 'Value date', 'Reference', 'Action', 'Counterparty', 'Reason', 'Amount', 'Balance'];

/** A statement as a workbook of one sheet (Office Open XML). The sheet is compressed as it is written, so that it is never held whole. */
export function statementXlsx(
  head: StatementHead,
  pages: AsyncIterable<readonly StatementEntry[]>,
): AsyncGenerator<Uint8Array> {
  const parts = workbookParts(decimalsOf(head.currency));
  return zipStream([
    ...parts.map(([path, content]) => ({ path, content: [strToU8(content)] })),
    { path: sheetPath, content: sheetOf(head, pages) },
  ]);
}

async function* sheetOf(
  head: StatementHead,
  pages: AsyncIterable<readonly StatementEntry[]>,
): AsyncGenerator<Uint8Array> {
  yield strToU8(sheetStart(head));
  for await (const entries of pages) yield strToU8(entries.map(lineRow).join(''));
  yield strToU8(sheetEnd(head));
}

function sheetStart({ account, currency, period, opening }: StatementHead): string {
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    '<cols><col min="1" max="2" width="12" customWidth="1"/><col min="3" max="6" width="24" customWidth="1"/>',
    '<col min="7" max="8" width="16" customWidth="1"/></cols><sheetData>',
    row(textCell(`${account}, ${currency}`, styles.title)),
    row(dayCell(period.from), dayCell(period.to)),
    row(...titles.map((title) => textCell(title, styles.title))),
    balanceRow('Opening balance', period.from, opening),
  ].join('');
}

const sheetEnd = ({ period, closing }: StatementHead) =>
  `${balanceRow('Closing balance', period.to, closing)}</sheetData></worksheet>`;

const balanceRow = (label: string, day: string, amount: string) =>
  row(dayCell(day), '<c/>', textCell(label, styles.title), '<c/><c/><c/><c/>', amountCell(amount));

function lineRow({ movement, balance }: StatementEntry): string {
  const { completedAt, settlesAt, reference, action, counterparty, reason } = movement;
  return row(
    dayCell(bookingDay(completedAt)),
    dayCell(bookingDay(settlesAt ?? completedAt)),
    textCell(reference),
    textCell(action.replaceAll('_', ' ')),
    textCell(counterparty),
    textCell(reason),
    amountCell(signedAmount(movement)),
    amountCell(balance),
  );
}
