import { formatInstant } from '../../../ui/formatDate';
import { Money } from '../../../ui/money/Money';
import type { Column } from '../../../ui/table/column';
import type { ClientTransaction } from './transfersQuery';

/** The columns of the completed movements on safeguarded accounts. */
export const clientTransactionColumns: readonly Column<ClientTransaction>[] = [
  { key: 'account', title: 'Account', cell: ({ account }) => account.name, onPhone: 'title' },
  {
    key: 'kind',
    title: 'Kind',
    cell: ({ related_entity_type: kind }) => kind.replaceAll('_', ' '),
    onPhone: 'detail',
  },
  { key: 'reason', title: 'Reason', cell: ({ reason }) => reason, isSecondary: true },
  {
    key: 'completed',
    title: 'Completed',
    cell: ({ completed_at: at }) => at && formatInstant(at),
    isShort: true,
    onPhone: 'secondDetail',
  },
  {
    key: 'amount',
    title: 'Amount',
    cell: ({ type, amount, currency }) => (
      <Money amount={type === 'debit' ? `-${amount}` : amount} currency={currency} />
    ),
    isNumber: true,
    onPhone: 'value',
  },
];
