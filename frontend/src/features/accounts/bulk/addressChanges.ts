import { gql, type TypedDocumentNode } from 'urql';
import type {
  AccountsByOrgQuery,
  AccountsByOrgQueryVariables,
  AccountAddressInput,
  BulkUpdateAccountsMutation,
  BulkUpdateAccountsMutationVariables,
} from '../../../graphql/generated/operations';
import { adminCall } from '../../../graphql/requestHeaders';
import { useRead } from '../../../graphql/useRead';
import { compared, type Fact } from '../../../shared/changes/changesOf';
import type { Change } from '../../../shared/changes/ChangesTable';
import { addressLabels } from '../accountLabels';

/** An open account of an organisation with its address. */
export type AddressedAccount = AccountsByOrgQuery['accounts'][number];

const AccountsByOrgDocument: TypedDocumentNode<AccountsByOrgQuery, AccountsByOrgQueryVariables> = gql`
  query accountsByOrg($orgId: uuid!, $limit: Int!, $offset: Int!) {
    organisations_by_pk(id: $orgId) {
      id
      name
    }
    accounts(
      where: { org_id: { _eq: $orgId }, is_closed: { _eq: false } }
      order_by: [{ name: asc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      name
      reference
      street
      city
      state_or_province
      postal_code
      country
    }
    accounts_aggregate(where: { org_id: { _eq: $orgId }, is_closed: { _eq: false } }) {
      aggregate {
        count
      }
    }
  }
`;

/** The accounts on a page, which are as many as one call changes. */
export const accountsPerPage = 250;

/** A page of the open accounts of an organisation by name. */
export function useAccountsByOrg(orgId: string, page: number) {
  const variables = { orgId, limit: accountsPerPage, offset: (page - 1) * accountsPerPage };
  return useRead({ query: AccountsByOrgDocument, variables, context: adminCall });
}

type AddressField = keyof typeof addressLabels;

/** The fields of the new address; an empty text leaves what is stored. */
export type AddressValues = Readonly<Record<AddressField, string>>;

const fields = Object.keys(addressLabels) as AddressField[];

/** An empty form. */
export const noAddress = Object.fromEntries(fields.map((field) => [field, ''])) as AddressValues;

/** What the server is sent: the fields that were filled in. */
export const addressOf = (values: AddressValues): AccountAddressInput =>
  Object.fromEntries(fields.filter((field) => values[field].trim()).map((field) => [field, values[field].trim()]));

/** The fields of an account that a new address changes, before and after. */
export const changesOf = (account: AddressedAccount, address: AccountAddressInput): Change[] =>
  compared(facts, account, { ...account, ...address }).filter(({ before, now }) => before !== now);

const facts: readonly Fact<AddressedAccount>[] = fields.map((field) => [
  addressLabels[field],
  (account) => account[field],
]);

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
