import { Link } from 'react-router-dom';
import { paths } from '../../session/paths';
import { formatDay } from '../../ui/formatDate';
import type { Column } from '../../ui/table/DataTable';
import type { Sort } from '../../ui/table/column';
import { StatusBadge } from '../status/StatusBadge';
import { SignedMoney } from '../../ui/money/Money';
import type { TransactionRow } from './transactionRow';
import { actionLabel, typeLabel } from './transactionTexts';

const dayOf = (instant: string | null) => instant && formatDay(instant);

/** The columns of a list of transactions. */
export const transactionColumns: readonly Column<TransactionRow>[] = [
  {
    key: 'reference',
    title: 'Reference',
    cell: (row) => <Link to={paths.transaction(row.id)}>{row.related_entity_short_reference ?? 'No reference'}</Link>,
    isShort: true,
    onPhone: 'title',
  },
  { key: 'action', title: 'Action', cell: ({ action }) => actionLabel(action), onPhone: 'detail' },
  { key: 'type', title: 'Type', cell: ({ type }) => typeLabel(type), isShort: true, isSecondary: true },
  {
    key: 'created',
    title: 'Created',
    cell: ({ created_at: at }) => dayOf(at),
    isShort: true,
    isSecondary: true,
    onPhone: 'secondDetail',
    sortsFirst: 'descending',
  },
  {
    key: 'settles',
    title: 'Settles',
    cell: ({ settles_at: at }) => dayOf(at),
    isShort: true,
    isExtra: true,
    sortsFirst: 'descending',
  },
  {
    key: 'completed',
    title: 'Completed',
    cell: ({ completed_at: at }) => dayOf(at),
    isShort: true,
    isExtra: true,
    sortsFirst: 'descending',
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
    cell: (row) => <SignedMoney transaction={row} />,
    isNumber: true,
    onPhone: 'value',
    sortsFirst: 'descending',
  },
];

/** The default order: newest first. */
export const newestFirst: Sort = { key: 'created', isDescending: true };
