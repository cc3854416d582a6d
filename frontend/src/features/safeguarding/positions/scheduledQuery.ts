import { gql, type TypedDocumentNode } from 'urql';
import { scheduledDays, scheduledStatuses } from '../../../../../domain/safeguarding/scheduled';
import type {
  SafeguardingScheduledQuery,
  SafeguardingScheduledQueryVariables,
} from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';

/** One of the largest payments of a currency that have not left. */
export type LargestPayment = SafeguardingScheduledQuery['largestGBP'][number];

const SafeguardingScheduledDocument: TypedDocumentNode<
  SafeguardingScheduledQuery,
  SafeguardingScheduledQueryVariables
> = gql`
  query safeguardingScheduled($day: date!, $from: date!, $until: date!, $statuses: [String!]!) {
    GBP: safeguardingPositionAggregate(args: { on_day: $day }, where: { currency: { _eq: "GBP" } }) {
      ...ScheduledSums
    }
    EUR: safeguardingPositionAggregate(args: { on_day: $day }, where: { currency: { _eq: "EUR" } }) {
      ...ScheduledSums
    }
    USD: safeguardingPositionAggregate(args: { on_day: $day }, where: { currency: { _eq: "USD" } }) {
      ...ScheduledSums
    }
    largestGBP: payments(
      where: {
        currency: { _eq: "GBP" }
        status: { _in: $statuses }
        paymentDate: { _gte: $from, _lte: $until }
        account: { safeguarding_enabled: { _eq: true }, is_closed: { _eq: false } }
      }
      order_by: [{ amount: desc }, { id: asc }]
      limit: 3
    ) {
      ...LargestPayment
    }
    largestEUR: payments(
      where: {
        currency: { _eq: "EUR" }
        status: { _in: $statuses }
        paymentDate: { _gte: $from, _lte: $until }
        account: { safeguarding_enabled: { _eq: true }, is_closed: { _eq: false } }
      }
      order_by: [{ amount: desc }, { id: asc }]
      limit: 3
    ) {
      ...LargestPayment
    }
    largestUSD: payments(
      where: {
        currency: { _eq: "USD" }
        status: { _in: $statuses }
        paymentDate: { _gte: $from, _lte: $until }
        account: { safeguarding_enabled: { _eq: true }, is_closed: { _eq: false } }
      }
      order_by: [{ amount: desc }, { id: asc }]
      limit: 3
    ) {
      ...LargestPayment
    }
  }
  fragment ScheduledSums on safeguarding_positions_aggregate {
    aggregate {
      sum {
        overdue_amount
        today_amount
        tomorrow_amount
        this_week_amount
        conversions_amount
      }
    }
  }
  fragment LargestPayment on payments {
    id
    amount
    currency
    paymentDate
    account {
      id
      name
    }
  }
`;

/** What is scheduled to leave in each currency, over all accounts on which safeguarding is on, and its three largest payments. */
export function useScheduled(day: string) {
  const variables = { day, ...scheduledDays(day), statuses: [...scheduledStatuses] };
  return useRead({ query: SafeguardingScheduledDocument, variables });
}
