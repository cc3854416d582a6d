import { useDeferredValue, useState } from 'react';
import { gql, type TypedDocumentNode } from 'urql';
import type { FoundOrganisationsQuery, FoundOrganisationsQueryVariables } from '../../graphql/generated/operations';
import { adminCall } from '../../graphql/requestHeaders';
import { useRead } from '../../graphql/useRead';
import type { SelectOption } from '../../ui/Select';
import { containsPattern } from '../listQuery';

const FoundOrganisationsDocument: TypedDocumentNode<FoundOrganisationsQuery, FoundOrganisationsQueryVariables> = gql`
  query FoundOrganisations($pattern: String!, $selected: [uuid!]!) {
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

/** The first organisations by name that contain the text and that the administrator may see, and the selected ones. */
export function useOrganisations(text = '', selected: readonly string[] = []) {
  const variables = { pattern: containsPattern(text), selected: [...selected] };
  return useRead({ query: FoundOrganisationsDocument, variables, context: adminCall });
}

/** The same for one selected organisation, as the options of a select that passes on the typed text. */
export function useOrganisationChoices(selected = '') {
  const [text, onSearch] = useState('');
  const { data } = useOrganisations(useDeferredValue(text), selected ? [selected] : []);
  const byId = new Map([...(data?.selected ?? []), ...(data?.found ?? [])].map(({ id, name }) => [id, name]));
  const options: readonly SelectOption[] = [...byId].map(([value, label]) => ({ value, label }));
  return { options, onSearch };
}
