import { useRead } from '../../graphql/useRead';
import { paths } from '../../session/paths';
import { useAccount } from '../../session/PortalContext';
import { containsPattern } from '../../shared/listQuery';
import { countText } from '../../ui/formats';
import { EmptyState } from '../../ui/EmptyState';
import { foundConversionColumns } from './foundConversionColumns';
import { SearchPage } from './SearchPage';
import { SearchConversionsDocument } from './searchQueries';
import { useTextSearch } from './useTextSearch';

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
      columns={foundConversionColumns}
      rowKey={({ id }) => id}
      rowLink={({ id }) => paths.conversion(id)}
      pager={pagerOf(count ?? 0)}
      empty={<EmptyState isLine>This account has no conversions yet.</EmptyState>}
    />
  );
}
