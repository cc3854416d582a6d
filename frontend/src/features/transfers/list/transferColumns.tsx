import { Link } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { StatusBadge } from '../../../shared/status/StatusBadge';
import { formatDay } from '../../../ui/formatDate';
import { Money } from '../../../ui/money/Money';
import type { Column } from '../../../ui/table/DataTable';
import { accountName } from '../transferAccounts';
import type { TransferRow } from './transfersQuery';

/** The columns of the transfers list. */
export const transferColumns: readonly Column<TransferRow>[] = [
  {
    key: 'accounts',
    title: 'Transfer',
    cell: ({ id, sourceAccount, destinationAccount }) => (
      <Link to={paths.transfer(id)}>
        {accountName(sourceAccount)} to {accountName(destinationAccount)}
      </Link>
    ),
    onPhone: 'title',
  },
  {
    key: 'reference',
    title: 'Reference',
    cell: ({ providerTransfer }) => providerTransfer?.short_reference,
    isShort: true,
    isSecondary: true,
  },
  { key: 'reason', title: 'Reason', cell: ({ reason }) => reason, isSecondary: true, onPhone: 'detail' },
  {
    key: 'created',
    title: 'Created',
    cell: ({ createdAt }) => formatDay(createdAt),
    isShort: true,
    onPhone: 'secondDetail',
  },
  {
    key: 'status',
    title: 'Status',
    cell: ({ status }) => <StatusBadge of="transfer" status={status} />,
    onPhone: 'state',
  },
  {
    key: 'amount',
    title: 'Amount',
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    isNumber: true,
    onPhone: 'value',
  },
];
