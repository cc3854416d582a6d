import { gql } from 'urql';

/** The fields of an account that the session's `AccountSummary` has. */
export const AccountSummaryFragment = gql`
  fragment AccountSummary on accounts {
    id
    name
    reference
    is_closed
    default_payment_charge_type
    organisation {
      id
      name
      authorisation_currency
    }
  }
`;
