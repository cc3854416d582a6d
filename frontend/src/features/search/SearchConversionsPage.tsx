import { Link } from 'react-router-dom';
import { useRead } from '../../graphql/useRead';
import { paths } from '../../session/paths';
import { useAccount } from '../../session/PortalContext';
import { containsPattern } from '../../shared/ilike';
import { countText } from '../../shared/patterns/list/countText';
import { StatusBadge } from '../../shared/status/StatusBadge';
import { EmptyState } from '../../ui/EmptyState';
import { formatDay } from '../../ui/formatDate';
import { Money } from '../../ui/money/Money';
import type { Column } from '../../ui/table/DataTable';
import { SearchPage } from './SearchPage';
import { SearchConversionsDocument, type FoundConversion } from './searchQueries';
import { useTextSearch } from './useTextSearch';

const columns: readonly Column<FoundConversion>[] = [
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

const nouns = ['conversion', 'conversions'] as const;

/** The search for conversions of the selected account by their reference (/account/search/conversions). */
export function SearchConversionsPage() {
  const account = useAccount();
  const { text, paging, props, pagerOf } = useTextSearch('Search conversions', 'Search by reference');
  const variables = { accountId: account.id, pattern: containsPattern(text), ...paging };
  const read = useRead({ query: SearchConversionsDocument, variables });
  const count = read.data?.found.aggregate?.count;
  return (
    <SearchPage
      {...props}
      current="conversions"
      account={account.name}
      summary={countText(count, nouns)}
      caption="Conversions"
      nouns={nouns}
      read={read}
      rows={read.data?.tcc_conversions}
      columns={columns}
      rowKey={({ id }) => id}
      rowLink={({ id }) => paths.conversion(id)}
      pager={pagerOf(count ?? 0)}
      empty={<EmptyState isLine>This account has no conversions yet.</EmptyState>}
    />
  );
}
