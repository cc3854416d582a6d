import { useDeferredValue } from 'react';
import type { Read } from '../../graphql/useRead';
import type { ListNews } from '../../shared/live/listNews';
import { RowList } from '../../shared/patterns/list/RowList';
import { BatchAuthoriseFromGlobalDashboardDocument } from '../../shared/payments/batchAuthorise';
import type { PaymentRow } from '../../shared/payments/paymentRow';
import { useAuthorisationList } from '../../shared/payments/useAuthorisationList';
import { Card } from '../../ui/layout';
import { EmptyState } from '../../ui/EmptyState';

interface Props {
  read: Read<{ readonly paymentsYouCanAuthorise: readonly PaymentRow[] }>;
  news: ListNews;
  count: number;
}

/** The payments of all accounts that wait for the user's authorisation. */
export function AwaitingPayments({ read: latest, news, count }: Props) {
  const read = useDeferredValue(latest);
  const payments = read.data?.paymentsYouCanAuthorise;
  const shown = payments?.length ?? 0;
  const { list, dialogs } = useAuthorisationList({
    payments,
    news,
    batch: BatchAuthoriseFromGlobalDashboardDocument,
    hasAccountColumn: true,
  });
  return (
    <Card title="Awaiting your authorisation" lead="Payments of all your accounts that need your authorisation.">
      <RowList
        {...list}
        read={read}
        skeletonRows={3}
        empty={<EmptyState isLine>There are no payments to authorise.</EmptyState>}
      />
      {shown > 0 && count > shown && (
        <p>
          The {shown} most urgent of {count} payments.
        </p>
      )}
      {dialogs}
    </Card>
  );
}
