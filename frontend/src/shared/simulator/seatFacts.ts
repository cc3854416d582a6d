import { gql, type TypedDocumentNode } from 'urql';
import type { SeatFactsQuery, SeatFactsQueryVariables } from '../../graphql/generated/operations';
import { adminCall } from '../../graphql/requestHeaders';
import { useRead } from '../../graphql/useRead';
import { maxSeats } from './seatsQuery';

const SeatFactsDocument: TypedDocumentNode<SeatFactsQuery, SeatFactsQueryVariables> = gql`
  query seatFacts($accountId: uuid!, $userId: String!, $limit: Int!) {
    accounts_by_pk(id: $accountId) {
      id
      organisation {
        id
        authorisation_currency
        roles(order_by: [{ order: asc }, { name: asc }]) {
          id
          name
          can_create_beneficiaries
          can_create_conversions
          can_create_payments
        }
        paymentAuthRules(where: { is_archived: { _eq: false } }, order_by: [{ threshold: asc }]) {
          id
          threshold
          is_archived
          can_authorise_own_payments
          payment_creator_can_satisfy_rule
          roles(order_by: [{ role_id: asc }]) {
            auth_rule_id
            role_id
            number_required
          }
        }
      }
    }
    CurrencyCloudContacts(where: { account_id: { _eq: $accountId } }, order_by: [{ user_id: asc }], limit: $limit) {
      id
      user_id
      role_id
      upper_fx_limit
      user {
        id
        first_name
        last_name
        enabled
      }
    }
    users_by_pk(id: $userId) {
      id
      first_name
      last_name
      enabled
    }
  }
`;

/** All that decides who gets money out of one account, and the user whose seat there changes. */
export const useSeatFacts = (accountId: string, userId: string) =>
  useRead({ query: SeatFactsDocument, variables: { accountId, userId, limit: maxSeats }, context: adminCall });
