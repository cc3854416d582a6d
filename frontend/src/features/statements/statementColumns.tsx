import { Link } from 'react-router-dom';
import { paths } from '../../session/paths';
import { SignedMoney, Money } from '../../ui/money/Money';
import { actionLabel, typeLabel } from '../../shared/transactions/transactionTexts';
import { formatDay } from '../../ui/formatDate';
import type { Column } from '../../ui/table/DataTable';
import type { StatementLine } from './statementQuery';

/** The columns of a statement. */
export const statementColumns: readonly Column<StatementLine>[] = [
  {
    key: 'booked',
    title: 'Completed',
    cell: ({ completed_at: at }) => formatDay(at),
    isShort: true,
    onPhone: 'detail',
  },
  {
    key: 'reference',
    title: 'Reference',
    cell: (line) => (
      <Link to={paths.transaction(line.id)}>{line.related_entity_short_reference || 'No reference'}</Link>
    ),
    isShort: true,
    onPhone: 'title',
  },
  { key: 'action', title: 'Action', cell: ({ action }) => actionLabel(action), onPhone: 'secondDetail' },
  { key: 'type', title: 'Type', cell: ({ type }) => typeLabel(type), isShort: true, isExtra: true },
  { key: 'reason', title: 'Reason', cell: ({ reason }) => reason, isSecondary: true },
  {
    key: 'amount',
    title: 'Amount',
    cell: (line) => <SignedMoney transaction={line} />,
    isNumber: true,
    onPhone: 'value',
  },
  {
    key: 'balance',
    title: 'Balance',
    cell: ({ balance, currency }) => balance && <Money amount={balance} currency={currency} />,
    isNumber: true,
    onPhone: 'state',
  },
];
