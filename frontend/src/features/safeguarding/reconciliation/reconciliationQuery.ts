import { gql, type TypedDocumentNode } from 'urql';
import type {
  PrepareReconciliationMutation,
  PrepareReconciliationMutationVariables,
  ReconciliationsQuery,
  ReconciliationsQueryVariables,
  SignReconciliationMutation,
  SignReconciliationMutationVariables,
} from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';

/** One comparison of a day. */
export type ReconciliationRow = ReconciliationsQuery['reconciliations'][number];

/** A break as the day keeps it. */
export interface Break {
  readonly class: string;
  readonly account_id: string | null;
  readonly amount: string;
  readonly subject: string;
}

/** A day has an internal and an external row. */
const rowsPerDay = 2;
/** How many days a page shows. */
export const daysPerPage = 15;

const ReconciliationsDocument: TypedDocumentNode<ReconciliationsQuery, ReconciliationsQueryVariables> = gql`
  query reconciliations($currency: String!, $limit: Int!, $offset: Int!) {
    reconciliations(
      where: { currency: { _eq: $currency } }
      order_by: [{ day: desc }, { kind: desc }]
      limit: $limit
      offset: $offset
    ) {
      id
      day
      kind
      currency
      requirement
      resource
      difference
      breaks
      note
      prepared_by
      signed_by
      signed_at
    }
  }
`;

/** A page of the reconciled days in a currency, the newest first. */
export function useReconciliations(currency: string, page: number) {
  const limit = daysPerPage * rowsPerDay;
  return useRead({
    query: ReconciliationsDocument,
    variables: { currency, limit: limit + 1, offset: (page - 1) * limit },
  });
}

/** Prepares a day for the signature. */
export const PrepareDocument: TypedDocumentNode<PrepareReconciliationMutation, PrepareReconciliationMutationVariables> =
  gql`
    mutation prepareReconciliation($day: String!, $note: String) {
      prepareReconciliation(day: $day, note: $note) {
        day
        isSigned
      }
    }
  `;

/** Signs a day. */
export const SignDocument: TypedDocumentNode<SignReconciliationMutation, SignReconciliationMutationVariables> = gql`
  mutation signReconciliation($day: String!) {
    signReconciliation(day: $day) {
      day
      isSigned
    }
  }
`;
