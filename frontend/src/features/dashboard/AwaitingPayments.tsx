import type { Read } from '../../graphql/useRead';
import { AuthorisationList } from '../../shared/payments/AuthorisationList';
import { BatchAuthoriseFromGlobalDashboardDocument } from '../../shared/payments/batchAuthorise';
import type { PaymentRow } from '../../shared/payments/paymentRow';
import type { ListNews } from '../../shared/live/listNews';
import { ReadFrame } from '../../shared/ReadFrame';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';

interface Props {
  read: Read<{ readonly paymentsYouCanAuthorise: readonly PaymentRow[] }>;
  news: ListNews;
  count: number;
}

/** The payments of all accounts that wait for the user's authorisation. */
export function AwaitingPayments({ read, news, count }: Props) {
  return (
    <Card title="Awaiting your authorisation" lead="Payments of all your accounts that need your authorisation.">
      <ReadFrame read={read} rows={3}>
        {({ paymentsYouCanAuthorise: payments }) => (
          <>
            <AuthorisationList
              caption="Payments awaiting your authorisation"
              payments={payments}
              batch={BatchAuthoriseFromGlobalDashboardDocument}
              hasAccountColumn
              news={news}
              onShowNew={read.reload}
              isRefreshing={read.isRefreshing}
            />
            {payments.length === 0 && <EmptyState isLine>There are no payments to authorise.</EmptyState>}
            {count > payments.length && payments.length > 0 && (
              <p>
                The {payments.length} most urgent of {count} payments.
              </p>
            )}
          </>
        )}
      </ReadFrame>
    </Card>
  );
}
