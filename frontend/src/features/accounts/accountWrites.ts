import { gql, type TypedDocumentNode } from 'urql';
import type {
  ApproveAccountMutation,
  ApproveAccountMutationVariables,
  CloseAccountMutation,
  CloseAccountMutationVariables,
  CreateAccountMutation,
  CreateAccountMutationVariables,
  ImportTccAccountMutation,
  ImportTccAccountMutationVariables,
  MoveAccountMutation,
  MoveAccountMutationVariables,
  ReopenAccountMutation,
  ReopenAccountMutationVariables,
  SetHouseAccountMutation,
  SetHouseAccountMutationVariables,
  UpdateAccountMutation,
  UpdateAccountMutationVariables,
} from '../../graphql/generated/operations';

/** Creates an account. */
export const CreateAccountDocument: TypedDocumentNode<CreateAccountMutation, CreateAccountMutationVariables> = gql`
  mutation createAccount($account: AccountInput!) {
    createAccount(account: $account) {
      id
    }
  }
`;

/** Changes the given fields of an account. */
export const UpdateAccountDocument: TypedDocumentNode<UpdateAccountMutation, UpdateAccountMutationVariables> = gql`
  mutation updateAccount($accountId: uuid!, $account: AccountChangesInput!) {
    updateAccount(accountId: $accountId, account: $account) {
      id
    }
  }
`;

/** Lets the users of an account act on it. */
export const ApproveAccountDocument: TypedDocumentNode<ApproveAccountMutation, ApproveAccountMutationVariables> = gql`
  mutation approveAccount($accountId: uuid!) {
    approveAccount(accountId: $accountId) {
      id
    }
  }
`;

/** Closes an account. */
export const CloseAccountDocument: TypedDocumentNode<CloseAccountMutation, CloseAccountMutationVariables> = gql`
  mutation closeAccount($accountId: uuid!) {
    closeAccount(accountId: $accountId) {
      id
    }
  }
`;

/** Opens a closed account again. */
export const ReopenAccountDocument: TypedDocumentNode<ReopenAccountMutation, ReopenAccountMutationVariables> = gql`
  mutation reopenAccount($accountId: uuid!) {
    reopenAccount(accountId: $accountId) {
      id
      pendingChangeId
    }
  }
`;

/** Moves an account to another organisation. */
export const MoveAccountDocument: TypedDocumentNode<MoveAccountMutation, MoveAccountMutationVariables> = gql`
  mutation moveAccount($accountId: uuid!, $orgId: uuid!) {
    moveAccount(accountId: $accountId, orgId: $orgId) {
      id
      pendingChangeId
    }
  }
`;

/** Marks an account as the house's, or takes the mark away. */
export const SetHouseAccountDocument: TypedDocumentNode<SetHouseAccountMutation, SetHouseAccountMutationVariables> =
  gql`
    mutation setHouseAccount($accountId: uuid!, $isHouseAccount: Boolean!) {
      setHouseAccount(accountId: $accountId, isHouseAccount: $isHouseAccount) {
        id
        pendingChangeId
      }
    }
  `;

/** Imports an account of the provider into an organisation. */
export const ImportTccAccountDocument: TypedDocumentNode<ImportTccAccountMutation, ImportTccAccountMutationVariables> =
  gql`
    mutation importTccAccount($tccId: uuid!, $orgId: uuid!) {
      importTccAccount(tccId: $tccId, orgId: $orgId) {
        id
      }
    }
  `;
