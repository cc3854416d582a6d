import { gql } from 'urql';
import type { TransactionRowFragment } from '../../graphql/generated/operations';

/** A transaction in a list. */
export type TransactionRow = TransactionRowFragment;

/** The fields of a transaction in a list; documents append this to their text. */
export const transactionRowFields = gql`
  fragment TransactionRow on tcc_transactions {
    id
    amount
    balance_amount
    currency
    type
    status
    action
    reason
    related_entity_type
    related_entity_id
    related_entity_short_reference
    settles_at
    completed_at
    created_at
    updated_at
  }
`;
