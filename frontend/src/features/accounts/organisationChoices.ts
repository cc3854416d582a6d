import { useDeferredValue, useState } from 'react';
import { gql, type TypedDocumentNode } from 'urql';
import type { AccountOrganisationsQuery, AccountOrganisationsQueryVariables } from '../../graphql/generated/operations';
import { adminCall } from '../../graphql/requestHeaders';
import { useRead } from '../../graphql/useRead';
import { containsPattern } from '../../shared/ilike';
import type { SelectOption } from '../../ui/Select';

const AccountOrganisationsDocument: TypedDocumentNode<AccountOrganisationsQuery, AccountOrganisationsQueryVariables> =
  gql`
    query AccountOrganisations($pattern: String!, $selected: [uuid!]!) {
      found: organisations(where: { name: { _ilike: $pattern } }, order_by: [{ name: asc }, { id: asc }], limit: 50) {
        id
        name
      }
      selected: organisations(where: { id: { _in: $selected } }) {
        id
        name
      }
    }
  `;

/** The first organisations by name that contain the typed text, and the selected one, as the options of a select. */
export function useOrganisationChoices(selected = '') {
  const [text, onSearch] = useState('');
  const variables = { pattern: containsPattern(useDeferredValue(text)), selected: selected ? [selected] : [] };
  const { data } = useRead({ query: AccountOrganisationsDocument, variables, context: adminCall });
  const byId = new Map([...(data?.selected ?? []), ...(data?.found ?? [])].map(({ id, name }) => [id, name]));
  const options: readonly SelectOption[] = [...byId].map(([value, label]) => ({ value, label }));
  return { options, onSearch };
}
