import { useDeferredValue, useState } from 'react';
import { gql, type TypedDocumentNode } from 'urql';
import type { ChargedAccountsQuery, ChargedAccountsQueryVariables } from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';
import { containsPattern } from '../../../shared/ilike';
import type { SelectOption } from '../../../ui/Select';

const ChargedAccountsDocument: TypedDocumentNode<ChargedAccountsQuery, ChargedAccountsQueryVariables> = gql`
  query ChargedAccounts($pattern: String!, $selected: [uuid!]!) {
    found: accounts(
      where: { process_charges: { _eq: true }, name: { _ilike: $pattern } }
      order_by: [{ name: asc }, { id: asc }]
      limit: 50
    ) {
      id
      name
      organisation {
        id
        name
      }
    }
    selected: accounts(where: { id: { _in: $selected } }) {
      id
      name
      organisation {
        id
        name
      }
    }
  }
`;

/**
 * The first charged accounts by name that contain the typed text, and the selected one, as the options of a select.
 * @param pause whether they are not needed yet
 */
export function useChargedAccounts(selected: string, pause: boolean) {
  const [text, onSearch] = useState('');
  const variables = { pattern: containsPattern(useDeferredValue(text)), selected: selected ? [selected] : [] };
  const { data } = useRead({ query: ChargedAccountsDocument, variables, pause });
  const byId = new Map([...(data?.selected ?? []), ...(data?.found ?? [])].map((account) => [account.id, account]));
  const options: readonly SelectOption[] = [...byId.values()].map(({ id, name, organisation }) => ({
    value: id,
    label: `${name} · ${organisation.name}`,
  }));
  return { options, onSearch, nameOf: (id: string) => byId.get(id)?.name };
}
