import { useRead } from '../../graphql/useRead';
import { paths } from '../../session/paths';
import { useAccount } from '../../session/PortalContext';
import { containsPattern } from '../../shared/listQuery';
import { countText } from '../../ui/formats';
import { EmptyState } from '../../ui/EmptyState';
import { searchedAmounts } from '../../ui/money/amountTexts';
import { foundPaymentColumns } from './foundPaymentColumns';
import { SearchPage } from './SearchPage';
import { SearchPaymentsDocument } from './searchQueries';
import { useTextSearch } from './useTextSearch';

const nouns = ['payment', 'payments'] as const;

/** The search for payments of the selected account (/account/search/payments). */
export function SearchPaymentsPage() {
  const account = useAccount();
  const { text, paging, props, pagerOf } = useTextSearch('Search payments', 'Search by payee, reference or amount');
  const [searchAmount = null, otherAmount = null] = searchedAmounts(text);
  const pattern = text.trim() ? containsPattern(text) : null;
  const variables = { accountId: account.id, pattern, searchAmount, otherAmount, ...paging };
  const read = useRead({ query: SearchPaymentsDocument, variables });
  const count = read.data?.totals.reduce((sum, { payments }) => sum + (payments ?? 0), 0);
  return (
    <SearchPage
      {...props}
      current="payments"
      account={account.name}
      summary={countText(count, nouns)}
      caption="Payments"
      nouns={nouns}
      read={read}
      rows={read.data?.payments}
      columns={foundPaymentColumns}
      rowKey={({ id }) => id}
      rowLink={({ id }) => paths.payment(id)}
      pager={pagerOf(count ?? 0)}
      empty={<EmptyState isLine>This account has no payments yet.</EmptyState>}
    />
  );
}
