import { Link } from 'react-router-dom';
import { paths } from '../../session/paths';
import type { Column } from '../../ui/table/DataTable';
import { formatDay } from '../../ui/formatDate';
import { Money } from '../../ui/money/Money';
import { inPounds, type PaymentRow } from './paymentRow';
import { StatusBadge } from '../status/StatusBadge';

/** The columns that payment lists share; each list picks some. */
export const paymentColumns = {
  payee: {
    key: 'payee',
    title: 'Payee',
    onPhone: 'title',
    cell: (payment) => <Link to={paths.payment(payment.id)}>{payment.beneficiarySlice.name}</Link>,
  },
  reference: {
    key: 'reference',
    title: 'Reference',
    cell: (payment) => payment.reference,
    isSecondary: true,
    onPhone: 'detail',
  },
  shortReference: {
    key: 'shortReference',
    title: 'Our reference',
    cell: (payment) => payment.shortReference,
    isShort: true,
    isExtra: true,
  },
  account: { key: 'account', title: 'Account', cell: (payment) => payment.account.name, isSecondary: true },
  date: {
    key: 'date',
    title: 'Payment date',
    cell: (payment) => formatDay(payment.paymentDate),
    onPhone: 'secondDetail',
    isShort: true,
    isSecondary: true,
    sortsFirst: 'descending',
  },
  created: {
    key: 'created',
    title: 'Created',
    cell: (payment) => formatDay(payment.createdAt),
    isShort: true,
    isExtra: true,
    sortsFirst: 'descending',
  },
  status: {
    key: 'status',
    title: 'Status',
    cell: (payment) => <StatusBadge of="payment" status={payment.status} />,
    onPhone: 'state',
  },
  amount: {
    key: 'amount',
    title: 'Amount',
    onPhone: 'value',
    isNumber: true,
    sortsFirst: 'descending',
    cell: (payment) => <Money amount={payment.amount} currency={payment.currency} />,
  },
  pounds: {
    key: 'pounds',
    title: 'In pounds',
    isNumber: true,
    isExtra: true,
    cell: (payment) => {
      const pounds = inPounds(payment);
      return pounds && <Money amount={pounds} currency="GBP" />;
    },
  },
} as const satisfies Record<string, Column<PaymentRow>>;
