import { gql, type TypedDocumentNode } from 'urql';
import { paymentFieldNames, type PaymentFieldName } from '../../../../../domain/payments/fields';
import { paymentFields } from '../../../graphql/generated/paymentFields';
import { useRead } from '../../../graphql/useRead';
import { textsOf, withKept, type PaymentValues } from '../../../shared/payments/paymentValues';
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

/** Reads a payment for editing, always from the server; paused without an id. */
export function useEditablePayment(id: string) {
  return useRead({ query: EditablePaymentDocument, variables: { id }, requestPolicy: 'network-only', pause: !id });
}

function storedText(payment: EditablePayment, name: PaymentFieldName): string | null {
  if (name === 'beneficiaryId') return payment.beneficiarySlice.beneficiaryId;
  return name === 'conversionId' ? payment.tccConversionId : payment[name];
}

/** The values of a payment that is changed. */
export const storedValues = (payment: EditablePayment): PaymentValues => ({
  ...textsOf(paymentFieldNames, (name) => storedText(payment, name)),
  chargeType: payment.chargeType ?? 'shared',
  documents: [],
});

/** The values of a new payment that is like another in all that is not of that one alone; both may be paid from one conversion. */
export const repeatedValues = (payment: EditablePayment, values: PaymentValues): PaymentValues => ({
  ...withKept(values, (name) => storedText(payment, name)),
  conversionId: payment.tccConversionId ?? '',
});
