import { gql, type TypedDocumentNode } from 'urql';
import { versionFields } from '../../../graphql/generated/paymentFields';
import { useRead, type Read } from '../../../graphql/useRead';
import { bankFields } from '../../../shared/beneficiaries/bankFields';
import type { PaymentHistoryQuery, PaymentHistoryQueryVariables } from '../../../graphql/generated/operations';

/** What a payment said before one change of its content, with who changed it and when. */
export type EarlierContent = NonNullable<PaymentHistoryQuery['payments_by_pk']>['versions'][number];

const PaymentHistoryDocument: TypedDocumentNode<PaymentHistoryQuery, PaymentHistoryQueryVariables> = gql`
  query PaymentHistory($id: uuid!, $before: Int!) {
    payments_by_pk(id: $id) {
      id
      versions(where: { number: { _lt: $before } }, order_by: [{ number: desc }]) {
        id
        ...VersionFields
        conversion {
          id
          short_reference
        }
        createdById
        creator {
          id
          first_name
          last_name
        }
        beneficiarySlice {
          beneficiaryId
          name
          ...BankFields
        }
        replacedAt
        replacedById
        replacedBy {
          id
          first_name
          last_name
        }
      }
    }
  }
  ${versionFields}
  ${bankFields}
`;

/** Reads what a payment said before a version, the latest first. A payment that never changed is not asked about. */
export function usePaymentHistory(id: string, version: number): Read<PaymentHistoryQuery> {
  return useRead({ query: PaymentHistoryDocument, variables: { id, before: version }, pause: version === 1 });
}
