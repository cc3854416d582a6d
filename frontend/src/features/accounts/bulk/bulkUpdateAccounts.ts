import { gql, type TypedDocumentNode } from 'urql';
import type {
  BulkUpdateAccountsMutation,
  BulkUpdateAccountsMutationVariables,
} from '../../../graphql/generated/operations';

/** Gives accounts of an organisation a new address. */
export const BulkUpdateAccountsDocument: TypedDocumentNode<
  BulkUpdateAccountsMutation,
  BulkUpdateAccountsMutationVariables
> = gql`
  mutation bulkUpdateAccounts($orgId: uuid!, $accountIds: [uuid!]!, $address: AccountAddressInput!) {
    bulkUpdateAccounts(orgId: $orgId, accountIds: $accountIds, address: $address) {
      ids
    }
  }
`;
