import { useServices } from '../../session/services';
import type { AccountSummary } from '../../session/sessionUser';
import { isoDateOf } from '../../../../domain/isoDate';
import { ReadFrame } from '../../shared/ReadFrame';
import { Card } from '../../ui/layout';
import { EmptyState } from '../../ui/EmptyState';
import { UpcomingChart } from './UpcomingChart';
import { fortnight, upcomingDays } from './upcomingDays';
import { maxUpcoming, useUpcomingPayments } from './upcomingQuery';

/** The account's outgoing payments of the next fortnight, by day. */
export function UpcomingPayments({ account }: { account: AccountSummary }) {
  const { now } = useServices();
  const currency = account.organisation.authorisation_currency;
  const from = isoDateOf(now());
  const read = useUpcomingPayments({ accountId: account.id, currency, from, to: fortnight(from).at(-1) ?? from });
  return (
    <Card title="Going out in the next two weeks">
      <ReadFrame read={read} rows={4}>
        {({ payments, exchange_rates: rates }) =>
          payments.length === 0 ? (
            <EmptyState>Payments with a date in the next two weeks will be shown here by day.</EmptyState>
          ) : (
            <UpcomingChart
              {...upcomingDays(payments, rates, currency, from)}
              currency={currency}
              isTruncated={payments.length >= maxUpcoming}
            />
          )
        }
      </ReadFrame>
    </Card>
  );
}
