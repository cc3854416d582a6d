import { gql, type TypedDocumentNode } from 'urql';
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
      amount
      currency
      paymentDate
      paymentType
      chargeType
      reason
      reference
      ultimateBeneficiaryName
      purposeCode
      invoiceNumber
      invoiceDate
      tccConversionId
      beneficiarySlice {
        id
        beneficiaryId
      }
    }
  }
`;

/** Reads a payment for editing, always from the server. */
export function useEditablePayment(id: string) {
  return useRead({ query: EditablePaymentDocument, variables: { id }, requestPolicy: 'network-only' });
}
