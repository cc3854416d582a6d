import { gql } from 'urql';
import type { ConversionRowFragment } from '../../graphql/generated/operations';

/** A conversion in a list. Amounts are decimal strings in major units, rates in units of the pair's second currency per one of its first. */
export type ConversionRow = ConversionRowFragment;

/** The fields of a conversion in a list; documents append this to their text. */
export const conversionRowFields = gql`
  fragment ConversionRow on tcc_conversions {
    id
    short_reference
    status
    currency_pair
    buy_currency
    sell_currency
    fixed_side
    client_buy_amount
    client_sell_amount
    client_rate
    conversion_date
    settlement_date
    created_at
    updated_at
  }
`;
