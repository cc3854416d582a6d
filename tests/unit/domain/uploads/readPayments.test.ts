import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPayments } from '../../../../domain/uploads/readPayments';
import { paymentColumns } from '../../../../domain/uploads/paymentColumns';
import { paymentRowProblems } from '../../../../domain/uploads/paymentRow';
import { pain001File, transaction } from '../../../support/pain001';

const headings = 'Beneficiary reference,Amount,Currency,Payment date,Payment type,Reference,Reason';
const row = 'SUP-1,1250.00,eur,2026-12-01,Regular,INV-1,Steel';
const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readPayments(bytes(text));
const first = (text: string) => read(text).rows[0]!.values;

test('a row has the texts of its columns, in any order, and codes in the case of the portal', () => {
  const values = first(`reason,REFERENCE,Payment-Type,payment_date,currency,amount,beneficiary  reference\n
Steel, INV-1 ,Regular,2026-12-01,eur,1250.00,SUP-1`);
  expect(values).toEqual(first(`${headings}\r\n${row}\r\n`));
  expect(values).toMatchObject({ currency: 'EUR', paymentType: 'regular', reference: 'INV-1', accountNumber: '' });
});

test.each([
  ['semicolons', (text: string) => text.replaceAll(',', ';')],
  ['tabs', (text: string) => text.replaceAll(',', '\t')],
  ['a byte-order mark', (text: string) => `\uFEFF${text}`],
  ['line feeds', (text: string) => text.replaceAll('\r\n', '\n')],
  ['quotation marks', (text: string) => text.replace('SUP-1', '"SUP-1"')],
  ['empty columns at the end', (text: string) => text.replaceAll('\r\n', ',,\r\n')],
])('with %s', (_name, change) => {
  const text = `${headings}\r\n${row}\r\n`;
  expect(read(change(text))).toEqual(read(text));
});

test('the apostrophe with which the portal marks a text as no formula is not read', () => {
  expect(first(`${headings}\n${row.replace('INV-1', "'=INV-1")}`)).toMatchObject({ reference: '=INV-1' });
  expect(first(`${headings}\n${row.replace('INV-1', "'INV-1")}`)).toMatchObject({ reference: "'INV-1" });
});

test('UTF-16 with a byte-order mark is read', () => {
  const text = `\uFEFF${headings}\n${row}`;
  const little = Buffer.from(text, 'utf16le');
  const big = Buffer.from(little).swap16();
  expect(readPayments(little)).toEqual(read(text));
  expect(readPayments(big)).toEqual(read(text));
});

test('lines without text are not counted, and a quoted cell may have several lines', () => {
  const { rows } = read(`${headings}\n\n${row}\n,,,\n   \n${row.replace('Steel', '"Steel\nof ""May"""')}`);
  expect(rows.map(({ number, values }) => [number, values.reason])).toEqual([
    [1, 'Steel'],
    [2, 'Steel\nof "May"'],
  ]);
});

test('XML is read as pain.001', () => {
  const file = read(pain001File([transaction()], '1250'));
  expect([file.format, file.messageId, file.rows.length]).toEqual(['pain.001', 'MSG-1', 1]);
  expect(read(`${headings}\n${row}`)).toMatchObject({ format: 'csv', messageId: null, debtorAccounts: new Map() });
});

const many = (count: number) => `${headings}\n${`${row}\n`.repeat(count)}`;

test.each([
  ['nothing', '', 'The file is empty.'],
  ['blanks', ' \r\n ', 'The file is empty.'],
  ['only headings', headings, 'The file has no rows below its headings.'],
  ['an unknown column', `${headings},Colour\n${row},red`, 'The column "Colour" is not known.'],
  ['a missing column', `${headings.replace(',Reason', '')}\n${row}`, 'The column "Reason" is missing.'],
  ['a column twice', `${headings},amount\n${row},1`, 'The column "amount" is there twice.'],
  ['a text without a heading', `${headings},\n${row},1`, 'Row 1 has a text in a column without a heading: "1".'],
  ['a row longer than the headings', `${headings}\n${row},x`, 'Row 1 has a text in a column without a heading: "x".'],
  ['an open quotation mark', `${headings}\n"${row}`, 'The quotation marks of row 1 do not match.'],
  ['a mark within a quoted cell', `${headings}\n"SUP"-1,1`, 'The quotation marks of row 1 do not match.'],
  ['61 columns', `${headings}${',x'.repeat(54)}\n${row}`, 'Row 0 has more than 60 columns.'],
  [
    'a cell of 4,097 characters',
    `${headings}\n${row}${'x'.repeat(4093)}`,
    'A cell of row 1 has more than 4,096 characters.',
  ],
  ['10,001 rows', many(10_001), 'The file has more than 10,000 rows.'],
  ['null characters', `${headings}\n${row}\0`, 'The file has null characters.'],
])('%s is refused', (_name, text, message) => {
  expect(() => read(text)).toThrow(message);
});

test('the limits themselves are allowed', () => {
  expect(read(many(10_000)).rows).toHaveLength(10_000);
  expect(first(`${headings}${','.repeat(53)}\n${row}`).reason).toBe('Steel');
  expect(first(`${headings}\n${row}${'x'.repeat(4091)}`).reason).toHaveLength(4096);
});

test.each([
  ['a zip archive', Buffer.from('504b030414', 'hex'), 'This is a spreadsheet or a zip archive.'],
  ['gzip', Buffer.from('1f8b0800', 'hex'), 'This is a compressed file.'],
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'This is an Excel workbook.'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'This is a PDF.'],
  ['Latin-1', Buffer.from('Müller', 'latin1'), 'The file is not in UTF-8.'],
  ['half a character of UTF-16', Buffer.from('fffe4100d8', 'hex'), 'The file is not in UTF-8.'],
  ['UTF-16 without a mark', Buffer.from('Amount', 'utf16le'), 'The file has null characters.'],
  ['5 MB and a byte', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), 'The file is larger than 5 MB.'],
])('%s is refused', (_name, file, message) => {
  expect(() => readPayments(file)).toThrow(message);
});

test.each(['regular', 'priority'])(
  'the template for %s payments has known columns and a row without errors',
  (type) => {
    const file = readFileSync(join(__dirname, '../../../../frontend/public/templates', `payments-${type}.csv`));
    const { rows } = readPayments(file);
    expect(rows.map(({ values }) => values.paymentType)).toEqual([type]);
    expect(paymentRowProblems(rows[0]!.values, new Date('2026-11-23T10:00:00Z'))).toEqual([]);
    const withoutCharges = paymentColumns.filter(({ field }) => type === 'priority' || field !== 'chargeType');
    expect(file.toString('utf8').split('\r\n')[0]).toBe(`\uFEFF${withoutCharges.map(({ title }) => title).join(',')}`);
  },
);
