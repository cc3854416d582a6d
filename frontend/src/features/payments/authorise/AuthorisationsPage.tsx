import { paths } from '../../../session/paths';
import { useAccount } from '../../../session/PortalContext';
import { countText } from '../../../shared/patterns/list/countText';
import { ListPage } from '../../../shared/patterns/list/ListPage';
import { BatchAuthorisePaymentsDocument } from '../../../shared/payments/batchAuthorise';
import { totalsText } from '../../../shared/payments/totals';
import { useAuthorisationList } from '../../../shared/payments/useAuthorisationList';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { usePaymentsYouCanAuthorise } from './authorisationsQuery';

/** The payments of the selected account that wait for the user's authorisation (/account/payments/authorisations). */
export function AuthorisationsPage() {
  const account = useAccount();
  const { read, news } = usePaymentsYouCanAuthorise(account.id);
  const payments = read.data?.paymentsYouCanAuthorise;
  const { list, dialogs } = useAuthorisationList({ payments, news, batch: BatchAuthorisePaymentsDocument });
  const summary = [countText(payments?.length, list.nouns), payments && totalsText(payments)];
  return (
    <>
      <ListPage
        {...list}
        title="Authorisations"
        context={`Payments of ${account.name} that wait for you`}
        summary={summary.filter(Boolean).join(' · ')}
        isSummaryLong
        read={read}
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
