import { gql, type TypedDocumentNode } from 'urql';
import { adminCall } from '../../graphql/requestHeaders';
import type { SimulatedSeatsQuery, SimulatedSeatsQueryVariables } from '../../graphql/generated/operations';
import { useRead } from '../../graphql/useRead';

/** A seat on the account, with its user where the reader may see them. */
export type SeatRow = SimulatedSeatsQuery['CurrencyCloudContacts'][number];

/** The most seats that the server gives at once. An account with as many cannot be checked. */
export const maxSeats = 250;

const SeatsDocument: TypedDocumentNode<SimulatedSeatsQuery, SimulatedSeatsQueryVariables> = gql`
  query simulatedSeats($accountId: uuid!, $limit: Int!) {
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
  }
`;

/** The seats on an account. */
export const useSeats = (accountId: string) =>
  useRead({
    query: SeatsDocument,
    variables: { accountId, limit: maxSeats },
    context: adminCall,
    pause: accountId === '',
  });
