import { Link } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { StatusBadge } from '../../../shared/status/StatusBadge';
import { formatDay } from '../../../ui/formatDate';
import { Money } from '../../../ui/money/Money';
import type { Column } from '../../../ui/table/column';
import type { LivePaymentRow } from './liveSearchQuery';

/** The payment in Corridor where it was made here, otherwise as the provider holds it. */
export const addressOf = ({ paymentId, tccPaymentId }: LivePaymentRow) =>
  paymentId ? paths.payment(paymentId) : paths.externalPayment(tccPaymentId);

/** The columns of the payments at the provider. */
export const livePaymentColumns: readonly Column<LivePaymentRow>[] = [
  {
    key: 'shortReference',
    title: "Provider's reference",
    cell: (payment) => <Link to={addressOf(payment)}>{payment.shortReference}</Link>,
    isShort: true,
    onPhone: 'title',
  },
  { key: 'reference', title: 'Reference', cell: ({ reference }) => reference, onPhone: 'detail' },
  {
    key: 'date',
    title: 'Payment date',
    cell: ({ paymentDate }) => formatDay(paymentDate.slice(0, 10)),
    isShort: true,
    onPhone: 'secondDetail',
  },
  {
    key: 'status',
    title: 'Status',
    cell: ({ status }) => <StatusBadge of="payment" status={status} />,
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
