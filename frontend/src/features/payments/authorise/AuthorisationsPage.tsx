import { paths } from '../../../session/paths';
import { useAccount } from '../../../session/PortalContext';
import { AuthorisationList } from '../../../shared/payments/AuthorisationList';
import { BatchAuthorisePaymentsDocument } from '../../../shared/payments/batchAuthorise';
import { ReadFrame } from '../../../shared/ReadFrame';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { PageHeader } from '../../../ui/PageHeader';
import { usePaymentsYouCanAuthorise } from './authorisationsQuery';

/** The payments of the selected account that wait for the user's authorisation (/account/payments/authorisations). */
export function AuthorisationsPage() {
  const account = useAccount();
  const { read, news } = usePaymentsYouCanAuthorise(account.id);
  return (
    <>
      <PageHeader title="Authorisations" context={`Payments of ${account.name} that wait for you`} />
      <ReadFrame read={read}>
        {({ paymentsYouCanAuthorise: payments }) => (
          <>
            <AuthorisationList
              caption="Payments awaiting your authorisation"
              payments={payments}
              batch={BatchAuthorisePaymentsDocument}
              news={news}
              onShowNew={read.reload}
              isRefreshing={read.isRefreshing}
            />
            {payments.length === 0 && (
              <EmptyState action={<LinkButton to={paths.payments}>See all payments</LinkButton>}>
                Payments that need your authorisation will be listed here. There are none now.
              </EmptyState>
            )}
          </>
        )}
      </ReadFrame>
    </>
  );
}
