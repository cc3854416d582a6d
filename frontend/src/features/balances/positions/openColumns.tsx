import { Link } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { StatusBadge } from '../../../shared/status/StatusBadge';
import { formatDay } from '../../../ui/formatDate';
import { Money } from '../../../ui/money/Money';
import type { Column } from '../../../ui/table/DataTable';
import type { OpenConversion, ScheduledPayment } from './positionsQuery';

/** The columns of the conversions that have not settled. @param hasLink whether there is a page of a conversion */
export const conversionColumns = (hasLink: boolean): readonly Column<OpenConversion>[] => [
  {
    key: 'reference',
    title: 'Conversion',
    cell: ({ id, short_reference: reference }) =>
      hasLink ? <Link to={paths.conversion(id)}>{reference}</Link> : reference,
    isShort: true,
    onPhone: 'title',
  },
  {
    key: 'sold',
    title: 'Sold',
    cell: (conversion) => <Money amount={conversion.client_sell_amount} currency={conversion.sell_currency} />,
    isNumber: true,
    onPhone: 'secondDetail',
  },
  {
    key: 'bought',
    title: 'Bought',
    cell: (conversion) => <Money amount={conversion.client_buy_amount} currency={conversion.buy_currency} />,
    isNumber: true,
    onPhone: 'value',
  },
  {
    key: 'date',
    title: 'Settles',
    cell: ({ conversion_date: date }) => formatDay(date),
    isShort: true,
    onPhone: 'detail',
  },
  {
    key: 'status',
    title: 'Status',
    cell: ({ status }) => <StatusBadge of="conversion" status={status} />,
    onPhone: 'state',
  },
];

/** The columns of the payments that have not left. */
export const paymentColumns: readonly Column<ScheduledPayment>[] = [
  {
    key: 'payee',
    title: 'Payee',
    cell: ({ id, beneficiarySlice: { name } }) => <Link to={paths.payment(id)}>{name}</Link>,
    onPhone: 'title',
  },
  { key: 'reference', title: 'Reference', cell: ({ reference }) => reference, onPhone: 'detail' },
  {
    key: 'date',
    title: 'Payment date',
    cell: ({ paymentDate }) => formatDay(paymentDate),
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
