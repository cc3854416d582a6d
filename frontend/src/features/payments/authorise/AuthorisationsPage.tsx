import { paths } from '../../../session/paths';
import { useAccount } from '../../../session/PortalContext';
import { countText } from '../../../ui/formats';
import { ListPage } from '../../../shared/patterns/list/ListPage';
import { BatchAuthorisePaymentsDocument } from '../../../shared/payments/batchAuthorise';
import { sumsText } from '../../../shared/payments/totals';
import { useAuthorisationList } from '../../../shared/payments/useAuthorisationList';
import { pageParam, useSearch } from '../../../shared/searchParams';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import {
  authorisationsPerPage,
  usePaymentsYouCanAuthorise,
  usePaymentsYouCanAuthoriseTotals,
} from './authorisationsQuery';

const authorisationsSearch = { page: pageParam };

/** The payments of the selected account that wait for the user's authorisation (/account/payments/authorisations). */
export function AuthorisationsPage() {
  const account = useAccount();
  const { values, set } = useSearch(authorisationsSearch);
  const { page } = values;
  const { data: { totals } = {}, reload } = usePaymentsYouCanAuthoriseTotals(account.id);
  const { read, news } = usePaymentsYouCanAuthorise(account.id, page, reload);
  const payments = read.data?.paymentsYouCanAuthorise;
  const { list, dialogs } = useAuthorisationList({ payments, news, batch: BatchAuthorisePaymentsDocument });
  const count = totals?.reduce((sum, { payments: number }) => sum + (number ?? 0), 0);
  const summary = [countText(count, list.nouns), totals && sumsText(totals)];
  return (
    <>
      <ListPage
        {...list}
        title="Authorisations"
        context={`Payments of ${account.name} that wait for you`}
        summary={summary.filter(Boolean).join(' · ')}
        isSummaryLong
        read={read}
        pager={{ page, pages: Math.ceil((count ?? 0) / authorisationsPerPage), onPage: (next) => set({ page: next }) }}
        empty={
          <EmptyState action={<LinkButton to={paths.payments}>See all payments</LinkButton>}>
            Payments that need your authorisation will be listed here. There are none now.
          </EmptyState>
        }
      />
      {dialogs}
    </>
  );
}
