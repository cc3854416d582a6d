import { gql, type TypedDocumentNode } from 'urql';
import { adminCall } from '../../../graphql/adminCall';
import type { SimulatedSeatsQuery, SimulatedSeatsQueryVariables } from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';

/** A seat on the account, with its user where the reader may see them. */
export type SeatRow = SimulatedSeatsQuery['CurrencyCloudContacts'][number];

const SeatsDocument: TypedDocumentNode<SimulatedSeatsQuery, SimulatedSeatsQueryVariables> = gql`
  query simulatedSeats($accountId: uuid!) {
    CurrencyCloudContacts(where: { account_id: { _eq: $accountId } }, order_by: [{ user_id: asc }]) {
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
    variables: { accountId },
    context: adminCall,
    pause: accountId === '',
  });
