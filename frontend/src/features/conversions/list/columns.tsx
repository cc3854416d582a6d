import { Link } from 'react-router-dom';
import { paths } from '../../../session/paths';
import type { ConversionRow } from '../../../shared/conversions/conversionRow';
import { StatusBadge } from '../../../shared/status/StatusBadge';
import { formatDay } from '../../../ui/formatDate';
import { Money } from '../../../ui/money/Money';
import type { Column } from '../../../ui/table/DataTable';
import type { Sort } from '../../../ui/table/column';

/** The columns of the conversions list. */
export const columns: readonly Column<ConversionRow>[] = [
  {
    key: 'pair',
    title: 'Conversion',
    isShort: true,
    onPhone: 'title',
    cell: ({ id, sell_currency, buy_currency }) => (
      <Link to={paths.conversion(id)}>{`${sell_currency} to ${buy_currency}`}</Link>
    ),
  },
  {
    key: 'reference',
    title: 'Reference',
    cell: (conversion) => conversion.short_reference,
    isShort: true,
    isSecondary: true,
    onPhone: 'detail',
  },
  {
    key: 'date',
    title: 'Conversion date',
    cell: (conversion) => formatDay(conversion.conversion_date),
    isShort: true,
    isSecondary: true,
    onPhone: 'secondDetail',
  },
  {
    key: 'created',
    title: 'Created',
    cell: (conversion) => formatDay(conversion.created_at),
    isShort: true,
    isExtra: true,
    sortsFirst: 'descending',
  },
  {
    key: 'status',
    title: 'Status',
    onPhone: 'state',
    cell: (conversion) => <StatusBadge of="conversion" status={conversion.status} />,
  },
  {
    key: 'sold',
    title: 'Sold',
    isNumber: true,
    isSecondary: true,
    cell: (conversion) => <Money amount={conversion.client_sell_amount} currency={conversion.sell_currency} />,
  },
  {
    key: 'bought',
    title: 'Bought',
    isNumber: true,
    onPhone: 'value',
    cell: (conversion) => <Money amount={conversion.client_buy_amount} currency={conversion.buy_currency} />,
  },
];

/** The default order: newest first. */
export const defaultSort: Sort = { key: 'created', isDescending: true };
