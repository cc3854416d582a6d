import { csvHead, csvRows } from '../csv/writeCsv';
import { bookingDay, statementAmount, type StatementEntry, type StatementHead, type StatementText } from './statement';
import { signedAmount } from '../transactions/vocabulary';

const fields = [
  'Completed',
  'Value date',
  'Reference',
  'Action',
  'Type',
  'Counterparty',
  'Reason',
  'Amount',
  'Currency',
  'Balance',
  'Transaction id',
];

/** A statement as CSV: the lines alone, a debit with a minus, and the balance after each. */
export function statementCsv({ currency }: StatementHead): StatementText {
  return {
    start: () => csvHead(fields),
    lines: (entries) => csvRows(entries.map((entry) => cells(entry, currency))),
    end: () => '',
  };
}

/** The cells of a line, in the order of the headings. */
function cells({ movement, balance }: StatementEntry, currency: string) {
  const { completedAt, settlesAt, reference, action, type, counterparty, reason, id } = movement;
  return [
    bookingDay(completedAt),
    settlesAt && bookingDay(settlesAt),
    reference,
    action,
    type,
    counterparty,
    reason,
    statementAmount(signedAmount(movement), currency),
    currency,
    statementAmount(balance, currency),
    id,
  ];
}
