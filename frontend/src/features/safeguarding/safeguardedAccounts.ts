import { gql, type TypedDocumentNode } from 'urql';
import type { SafeguardedAccountsQuery, SafeguardedAccountsQueryVariables } from '../../graphql/generated/operations';
import { useRead } from '../../graphql/useRead';
import { containsPattern } from '../../shared/ilike';
import type { SelectOption } from '../../ui/Select';

const SafeguardedAccountsDocument: TypedDocumentNode<SafeguardedAccountsQuery, SafeguardedAccountsQueryVariables> = gql`
  query SafeguardedAccounts($pattern: String!, $firstOrg: uuid!, $lastOrg: uuid!, $selected: [uuid!]!) {
    found: accounts(
      where: {
        is_closed: { _eq: false }
        safeguarding_enabled: { _eq: true }
        org_id: { _gte: $firstOrg, _lte: $lastOrg }
        name: { _ilike: $pattern }
      }
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

/** Any organisation lies between these. */
const firstId = '00000000-0000-0000-0000-000000000000';
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The first safeguarded accounts by name that contain the text, of one organisation where it is given, and the selected one. */
export function useSafeguardedAccounts(text: string, selected: string, orgId: string) {
  const variables = {
    ...{ pattern: containsPattern(text), selected: selected ? [selected] : [] },
    ...{ firstOrg: orgId || firstId, lastOrg: orgId || lastId },
  };
  const { data, isLoading } = useRead({ query: SafeguardedAccountsDocument, variables });
  const byId = new Map([...(data?.selected ?? []), ...(data?.found ?? [])].map((account) => [account.id, account]));
  const options: readonly SelectOption[] = [...byId.values()].map(({ id, name, organisation }) => ({
    value: id,
    label: `${name} · ${organisation.name}`,
  }));
  return { options, isLoading };
}
