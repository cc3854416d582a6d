import { gql, type TypedDocumentNode } from 'urql';
import type { RateHistoryQuery, RateHistoryQueryVariables } from '../../graphql/generated/operations';
import { useRead } from '../../graphql/useRead';
import { addDays, isoDateOf } from '../../../../domain/isoDate';
import { useServices } from '../../session/services';

const RateHistoryDocument: TypedDocumentNode<RateHistoryQuery, RateHistoryQueryVariables> = gql`
  query RateHistory($currencyPair: String!, $from: timestamptz!) {
    rate_history(where: { currencyPair: { _eq: $currencyPair }, at: { _gte: $from } }, order_by: [{ at: asc }]) {
      currencyPair
      at
      midMarketRate
    }
  }
`;

/** The rate of a day. */
export type RatePoint = RateHistoryQuery['rate_history'][number];

/**
 * The mid-market rates of a market pair, one for each day.
 * @param days how many days before today
 */
export function useRateHistory(currencyPair: string, days: number) {
  const { now } = useServices();
  const from = `${addDays(isoDateOf(now()), -days)}T00:00:00Z`;
  return useRead({ query: RateHistoryDocument, variables: { currencyPair, from } });
}
