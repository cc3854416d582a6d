import { gql, type TypedDocumentNode } from 'urql';
import type { SettingAccountsQuery, SettingAccountsQueryVariables } from '../../graphql/generated/operations';
import { useRead } from '../../graphql/useRead';
import { containsPattern } from '../../shared/ilike';
import type { SelectOption } from '../../ui/Select';

const SettingAccountsDocument: TypedDocumentNode<SettingAccountsQuery, SettingAccountsQueryVariables> = gql`
  query SettingAccounts($pattern: String!, $selected: [uuid!]!) {
    found: accounts(
      where: { is_closed: { _eq: false }, _or: [{ name: { _ilike: $pattern } }, { reference: { _ilike: $pattern } }] }
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

/** The first accounts by name that contain the text, and the selected one. */
export function useAccountChoices(text: string, selected: string) {
  const variables = { pattern: containsPattern(text), selected: selected ? [selected] : [] };
  const { data, isLoading } = useRead({ query: SettingAccountsDocument, variables });
  const byId = new Map([...(data?.selected ?? []), ...(data?.found ?? [])].map((account) => [account.id, account]));
  const options: readonly SelectOption[] = [...byId.values()].map(({ id, name, organisation }) => ({
    value: id,
    label: `${name} · ${organisation.name}`,
  }));
  return { options, isLoading };
}
