import { gql, type TypedDocumentNode } from 'urql';
import type { RecurringHistoryQuery, RecurringHistoryQueryVariables } from '../../../graphql/generated/operations';

/** The newest payments of a recurring one, and its newest occurrences without a payment. */
export const RecurringHistoryDocument: TypedDocumentNode<RecurringHistoryQuery, RecurringHistoryQueryVariables> = gql`
  query RecurringHistory($id: uuid!, $limit: Int!) {
    recurring_payments_by_pk(id: $id) {
      id
      payments(order_by: [{ occurrenceOn: desc }], limit: $limit) {
        id
        occurrenceOn
        paymentDate
        status
        shortReference
      }
      omissions(order_by: [{ occurrence_on: desc }], limit: $limit) {
        id
        occurrence_on
        skipped_by
        error_message
        skipper {
          id
          first_name
          last_name
        }
      }
    }
  }
`;
