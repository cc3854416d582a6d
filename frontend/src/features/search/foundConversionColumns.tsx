import { Link } from 'react-router-dom';
import { paths } from '../../session/paths';
import { StatusBadge } from '../../shared/status/StatusBadge';
import { formatDay } from '../../ui/formatDate';
import { Money } from '../../ui/money/Money';
import type { Column } from '../../ui/table/column';
import type { FoundConversion } from './searchQueries';

/** The columns of the conversions that a search finds. */
export const foundConversionColumns: readonly Column<FoundConversion>[] = [
  {
    key: 'reference',
    title: 'Reference',
    cell: (row) => <Link to={paths.conversion(row.id)}>{row.short_reference}</Link>,
    isShort: true,
    onPhone: 'title',
  },
  {
    key: 'date',
    title: 'Conversion date',
    cell: (row) => formatDay(row.conversion_date),
    isShort: true,
    onPhone: 'detail',
  },
  {
    key: 'status',
    title: 'Status',
    cell: ({ status }) => <StatusBadge of="conversion" status={status} />,
    onPhone: 'state',
  },
  {
    key: 'sold',
    title: 'Sold',
    cell: (row) => <Money amount={row.client_sell_amount} currency={row.sell_currency} />,
    isNumber: true,
    onPhone: 'secondDetail',
  },
  {
    key: 'bought',
    title: 'Bought',
    cell: (row) => <Money amount={row.client_buy_amount} currency={row.buy_currency} />,
    isNumber: true,
    onPhone: 'value',
  },
];
