import { gql, type TypedDocumentNode } from 'urql';
import type { AccountOrganisationsQuery, AccountOrganisationsQueryVariables } from '../../graphql/generated/operations';
import { adminCall } from '../../graphql/requestHeaders';
import { useRead } from '../../graphql/useRead';
import type { SelectOption } from '../../ui/Select';

const AccountOrganisationsDocument: TypedDocumentNode<AccountOrganisationsQuery, AccountOrganisationsQueryVariables> =
  gql`
    query AccountOrganisations {
      organisations(order_by: [{ name: asc }], limit: 250) {
        id
        name
      }
    }
  `;

/** The organisations by name, as the options of a select. */
export function useOrganisationChoices(): readonly SelectOption[] {
  const { data } = useRead({ query: AccountOrganisationsDocument, variables: {}, context: adminCall });
  return (data?.organisations ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
