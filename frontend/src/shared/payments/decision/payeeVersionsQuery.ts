import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import type { PayeesToConfirmQuery, PayeesToConfirmQueryVariables } from '../../../graphql/generated/operations';
import { payeeVersionsFields } from './payeeVersions';

const PayeesToConfirmDocument: TypedDocumentNode<PayeesToConfirmQuery, PayeesToConfirmQueryVariables> = gql`
  query PayeesToConfirm($ids: [uuid!]!) {
    beneficiaries(where: { id: { _in: $ids } }, limit: 250) {
      ...PayeeVersions
    }
  }
  ${payeeVersionsFields}
`;

/** Reads which bank details the payees of a batch had before. Without a payee nothing is read. */
export function usePayeeVersions(beneficiaryIds: readonly string[]) {
  const ids = [...new Set(beneficiaryIds)].sort();
  return useRead({
    query: PayeesToConfirmDocument,
    variables: { ids },
    pause: ids.length === 0,
    requestPolicy: 'network-only',
  });
}
