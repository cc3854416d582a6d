import { gql, useQuery, type TypedDocumentNode } from 'urql';
import type { DashboardRolesQuery, DashboardRolesQueryVariables } from '../../graphql/generated/operations';

/** A role of the organisation with what it may create. */
export type RoleRights = DashboardRolesQuery['roles'][number];

const DashboardRolesDocument: TypedDocumentNode<DashboardRolesQuery, DashboardRolesQueryVariables> = gql`
  query DashboardRoles($orgId: uuid!) {
    roles(where: { org_id: { _eq: $orgId } }, order_by: [{ order: asc }, { id: asc }]) {
      id
      name
      can_create_beneficiaries
      can_create_conversions
      can_create_payments
    }
  }
`;

/** The roles of an organisation, highest first; empty until they are read. Without an id nothing is read. */
export function useRoles(orgId: string | undefined): readonly RoleRights[] {
  const [{ data }] = useQuery({
    query: DashboardRolesDocument,
    variables: { orgId: orgId ?? '' },
    pause: orgId === undefined,
  });
  return data?.roles ?? [];
}
