import { gql, type TypedDocumentNode } from 'urql';
import type { AccountsByOrgQuery, AccountsByOrgQueryVariables } from '../../../graphql/generated/operations';
import { adminCall } from '../../../graphql/requestHeaders';
import { useRead } from '../../../graphql/useRead';

/** An open account of an organisation with its address. */
export type AddressedAccount = AccountsByOrgQuery['accounts'][number];

const AccountsByOrgDocument: TypedDocumentNode<AccountsByOrgQuery, AccountsByOrgQueryVariables> = gql`
  query accountsByOrg($orgId: uuid!) {
    organisations_by_pk(id: $orgId) {
      id
      name
    }
    accounts(
      where: { org_id: { _eq: $orgId }, is_closed: { _eq: false } }
      order_by: [{ name: asc }, { id: asc }]
      limit: 250
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
  }
`;

/** The open accounts of an organisation by name. One call changes 250 at most. */
export const useAccountsByOrg = (orgId: string) =>
  useRead({ query: AccountsByOrgDocument, variables: { orgId }, context: adminCall });
