import { Link } from 'react-router-dom';
import { paths } from '../../session/paths';
import { StatusBadge } from '../../shared/status/StatusBadge';
import { wordsOfCode } from '../../shared/codeTexts';
import { formatDay } from '../../ui/formatDate';
import { Money } from '../../ui/money/Money';
import type { Column } from '../../ui/table/DataTable';
import type { PendingCharge } from './pendingChargesQuery';

/** The columns of the pending charges. A charge for a payment leads to it. */
export const chargeColumns: readonly Column<PendingCharge>[] = [
  {
    key: 'narrative',
    title: 'Narrative',
    cell: ({ narrative, payment_id: id }) => (id ? <Link to={paths.payment(id)}>{narrative}</Link> : narrative),
    onPhone: 'title',
  },
  { key: 'type', title: 'Type', cell: ({ type }) => wordsOfCode(type ?? ''), isSecondary: true },
  { key: 'account', title: 'Account', cell: ({ account_name: name }) => name, onPhone: 'detail' },
  {
    key: 'created',
    title: 'Created',
    cell: ({ created_at: at }) => at && formatDay(at),
    isShort: true,
    onPhone: 'secondDetail',
  },
  {
    key: 'status',
    title: 'Status',
    cell: ({ status }) => <StatusBadge of="charge" status={status ?? ''} />,
    onPhone: 'state',
  },
  {
    key: 'amount',
    title: 'Amount',
    cell: ({ amount, currency }) => <Money amount={amount ?? '0'} currency={currency ?? ''} />,
    isNumber: true,
    onPhone: 'value',
  },
];
