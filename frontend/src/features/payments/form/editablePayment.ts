import { gql, type TypedDocumentNode } from 'urql';
import { paymentFields } from '../../../graphql/generated/paymentFields';
import { useRead } from '../../../graphql/useRead';
import type { EditablePaymentQuery, EditablePaymentQueryVariables } from '../../../graphql/generated/operations';

/** The fields of a payment that can be changed. */
export type EditablePayment = NonNullable<EditablePaymentQuery['payments_by_pk']>;

const EditablePaymentDocument: TypedDocumentNode<EditablePaymentQuery, EditablePaymentQueryVariables> = gql`
  query EditablePayment($id: uuid!) {
    payments_by_pk(id: $id) {
      id
      tccPaymentId
      status
      ...PaymentFields
      beneficiarySlice {
        id
        beneficiaryId
      }
    }
  }
  ${paymentFields}
`;

/** Reads a payment for editing, always from the server. */
export function useEditablePayment(id: string) {
  return useRead({ query: EditablePaymentDocument, variables: { id }, requestPolicy: 'network-only' });
}
