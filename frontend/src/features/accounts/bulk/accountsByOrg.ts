import { gql, type TypedDocumentNode } from 'urql';
import type { AccountsByOrgQuery, AccountsByOrgQueryVariables } from '../../../graphql/generated/operations';
import { adminCall } from '../../../graphql/requestHeaders';
import { useRead } from '../../../graphql/useRead';

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
