import { writeCsv } from '../../../../../domain/csv/writeCsv';
import { fieldOf, fieldsWith, type FieldsWith } from '../../../../../domain/payments/fields';
import { inPounds, personName, type PaymentRow } from '../../../shared/payments/paymentRow';
import { regionName } from '../../../shared/codeTexts';
import { statusLook } from '../../../shared/status/StatusBadge';

/** A column of the file: its heading and a payment's text in it. */
type CsvColumn = readonly [title: string, text: (payment: PaymentRow) => string | null];

const columnOf = (name: FieldsWith<'isExported'>): CsvColumn => [fieldOf(name).label, (payment) => payment[name]];

const leading: readonly CsvColumn[] = [
  ['Payee', ({ beneficiarySlice }) => beneficiarySlice.name],
  columnOf('reference'),
  ['Our reference', ({ shortReference }) => shortReference],
  columnOf('paymentDate'),
  ['Created', ({ createdAt }) => createdAt],
  ['Created by', ({ creator, createdById }) => personName(creator, createdById)],
  ['Status', ({ status }) => statusLook('payment', status).label],
  columnOf('amount'),
  columnOf('currency'),
  ['In pounds', inPounds],
  ['Account holder', ({ beneficiarySlice }) => beneficiarySlice.bankAccountHolderName],
  ['IBAN', ({ beneficiarySlice }) => beneficiarySlice.iban],
  ['Account number', ({ beneficiarySlice }) => beneficiarySlice.accountNumber],
  ['BIC', ({ beneficiarySlice }) => beneficiarySlice.bicSwift],
  ['Routing code type', ({ beneficiarySlice }) => beneficiarySlice.routingCodeType1],
  ['Routing code', ({ beneficiarySlice }) => beneficiarySlice.routingCodeValue1],
  ['Second routing code type', ({ beneficiarySlice }) => beneficiarySlice.routingCodeType2],
  ['Second routing code', ({ beneficiarySlice }) => beneficiarySlice.routingCodeValue2],
  ['Bank', ({ beneficiarySlice }) => beneficiarySlice.bankName],
  ['Bank country', ({ beneficiarySlice }) => regionName(beneficiarySlice.bankCountry)],
];

/** The fields that stand nowhere above follow. */
const titles = leading.map(([title]) => title);
const columns = [
  ...leading,
  ...fieldsWith('isExported')
    .map(columnOf)
    .filter(([title]) => !titles.includes(title)),
];

/** Payments as a CSV file with a line of headings. Amounts are plain decimals and days are YYYY-MM-DD, for programs to read. */
export function paymentsCsv(payments: readonly PaymentRow[]): string {
  const rows = payments.map((payment) => columns.map(([, text]) => text(payment)));
  return writeCsv(
    columns.map(([title]) => title),
    rows,
  );
}
