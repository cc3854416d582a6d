import { gql, type TypedDocumentNode } from 'urql';
import type { AccountChoicesQuery, AccountChoicesQueryVariables } from '../../graphql/generated/operations';
import { useRead } from '../../graphql/useRead';
import type { SelectOption } from '../../ui/Select';
import { containsPattern } from '../ilike';
import { organisationRange } from '../organisationRange';

const AccountChoicesDocument: TypedDocumentNode<AccountChoicesQuery, AccountChoicesQueryVariables> = gql`
  query AccountChoices(
    $pattern: String!
    $orgFrom: uuid!
    $orgTo: uuid!
    $safeguarding: [Boolean!]!
    $house: [Boolean!]!
    $selected: [uuid!]!
  ) {
    found: accounts(
      where: {
        is_closed: { _eq: false }
        org_id: { _gte: $orgFrom, _lte: $orgTo }
        safeguarding_enabled: { _in: $safeguarding }
        isHouseAccount: { _in: $house }
        _or: [{ name: { _ilike: $pattern } }, { reference: { _ilike: $pattern } }]
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

/** Which accounts are offered. */
export interface AccountScope {
  /** Those of this organisation only. */
  readonly orgId?: string;
  /** Those on which safeguarding is switched on only. */
  readonly isSafeguarded?: boolean;
  /** Those that are marked as the house's only. */
  readonly isOfHouse?: boolean;
}

/** The first accounts by name that contain the text, within the scope, and the selected one. */
export function useAccountChoices(text: string, selected: string, { orgId, isSafeguarded, isOfHouse }: AccountScope) {
  const variables = {
    pattern: containsPattern(text),
    selected: selected ? [selected] : [],
    ...organisationRange(orgId),
    safeguarding: isSafeguarded ? [true] : [true, false],
    house: isOfHouse ? [true] : [true, false],
  };
  const { data, isLoading } = useRead({ query: AccountChoicesDocument, variables });
  const byId = new Map([...(data?.selected ?? []), ...(data?.found ?? [])].map((account) => [account.id, account]));
  const options: readonly SelectOption[] = [...byId.values()].map(({ id, name, organisation }) => ({
    value: id,
    label: `${name} · ${organisation.name}`,
  }));
  return { options, isLoading };
}
