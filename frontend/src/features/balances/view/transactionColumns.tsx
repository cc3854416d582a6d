import { wordsOfCode } from '../../../shared/codeTexts';
import { StatusBadge } from '../../../shared/status/StatusBadge';
import { formatDay } from '../../../ui/formatDate';
import { Money } from '../../../ui/money/Money';
import type { Column } from '../../../ui/table/DataTable';
import type { BalanceTransaction } from './balanceQuery';

const isDebit = ({ type }: BalanceTransaction): boolean => type === 'debit';

/** "Payment out", "Conversion in": what it was, and its direction in a word, because the sign alone is easily missed. */
function describe(transaction: BalanceTransaction): string {
  const { related_entity_type: kind, action } = transaction;
  return `${wordsOfCode(kind === 'unknown' ? action : kind)} ${isDebit(transaction) ? 'out' : 'in'}`;
}

/** The columns of the latest transactions of a balance. */
export const transactionColumns = (currency: string): readonly Column<BalanceTransaction>[] => [
  { key: 'what', title: 'Transaction', cell: describe, onPhone: 'title' },
  {
    key: 'reference',
    title: 'Reference',
    cell: ({ related_entity_short_reference: reference }) => reference,
    isShort: true,
    onPhone: 'detail',
  },
  {
    key: 'created',
    title: 'Created',
    cell: ({ created_at: created }) => formatDay(created),
    isShort: true,
    onPhone: 'secondDetail',
  },
  {
    key: 'status',
    title: 'Status',
    cell: ({ status }) => <StatusBadge of="transaction" status={status} />,
    onPhone: 'state',
  },
  {
    key: 'amount',
    title: 'Amount',
    cell: (transaction) => (
      <Money amount={isDebit(transaction) ? `-${transaction.amount}` : transaction.amount} currency={currency} />
    ),
    isNumber: true,
    onPhone: 'value',
  },
];
