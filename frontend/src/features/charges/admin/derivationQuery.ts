import { gql, type TypedDocumentNode } from 'urql';
import type { ChargeDerivationQuery, ChargeDerivationQueryVariables } from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';

/** A charge with everything that its amount came from. */
export type DerivedCharge = NonNullable<ChargeDerivationQuery['charges_by_pk']>;

const ChargeDerivationDocument: TypedDocumentNode<ChargeDerivationQuery, ChargeDerivationQueryVariables> = gql`
  query ChargeDerivation($id: uuid!) {
    charges_by_pk(id: $id) {
      id
      type
      status
      amount
      currency
      exchange_rate
      narrative
      created_at
      error_message
      retryCount
      next_attempt_at
      mainAccount {
        id
        name
      }
      sourceAccount {
        id
        name
      }
      destinationAccount {
        id
        name
      }
      houseEnd {
        charge_id
        is_right
        account {
          id
          name
        }
        settingsAccount {
          id
          name
          isHouseAccount
        }
      }
      tariff {
        id
        name
      }
      derivation {
        charge_id
        inputs
      }
      attempts(order_by: [{ attempt: desc }], limit: 1) {
        charge_id
        attempt
        at
        rate_at
      }
    }
  }
`;

/** Reads how a charge came about. */
export const useDerivation = (id: string) => useRead({ query: ChargeDerivationDocument, variables: { id } });
