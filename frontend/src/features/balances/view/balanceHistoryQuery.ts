import { gql, type TypedDocumentNode } from 'urql';
import { addDays, isoDateOf } from '../../../../../domain/isoDate';
import type { BalanceHistoryQuery, BalanceHistoryQueryVariables } from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';
import { useServices } from '../../../session/services';

const BalanceHistoryDocument: TypedDocumentNode<BalanceHistoryQuery, BalanceHistoryQueryVariables> = gql`
  query BalanceHistory($accountId: uuid!, $currency: String!, $firstDay: date!, $lastDay: date!) {
    balanceHistory(
      args: { account_id: $accountId, currency_code: $currency, first_day: $firstDay, last_day: $lastDay }
      order_by: [{ day: asc }]
    ) {
      day
      amount
    }
  }
`;

/** A day, and what the account held at its end. */
export type BalanceDay = BalanceHistoryQuery['balanceHistory'][number];

/**
 * What the account held at the end of each day until today.
 * @param days how many days before today
 */
export function useBalanceHistory(accountId: string, currency: string, days: number) {
  const { now } = useServices();
  const lastDay = isoDateOf(now());
  const variables = { accountId, currency, firstDay: addDays(lastDay, -days), lastDay };
  return useRead({ query: BalanceHistoryDocument, variables });
}
