import { gql } from 'urql';

/** A balance as every screen shows it. Documents append this to their text. */
export const balanceFields = gql`
  fragment BalanceFields on balances {
    id
    currency
    amount
    updated_at
  }
`;
