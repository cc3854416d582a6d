import { gql, type TypedDocumentNode } from 'urql';
import type { AccountChoicesQuery, AccountChoicesQueryVariables } from '../../graphql/generated/operations';
import { useRead } from '../../graphql/useRead';
import type { SelectOption } from '../../ui/Select';
import { containsPattern, organisationRange } from '../listQuery';

const AccountChoicesDocument: TypedDocumentNode<AccountChoicesQuery, AccountChoicesQueryVariables> = gql`
  query AccountChoices(
    $pattern: String!
    $orgFrom: uuid!
    $orgTo: uuid!
    $safeguarding: [Boolean!]!
    $house: [Boolean!]!
    $charged: [Boolean!]!
    $selected: [uuid!]!
  ) {
    found: accounts(
      where: {
        is_closed: { _eq: false }
        org_id: { _gte: $orgFrom, _lte: $orgTo }
        safeguarding_enabled: { _in: $safeguarding }
        isHouseAccount: { _in: $house }
        process_charges: { _in: $charged }
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
  /** Those that pay charges only. */
  readonly isCharged?: boolean;
}

/**
 * The first accounts by name that contain the text, within the scope, and the selected one.
 * @param pause whether they are not needed yet
 */
export function useAccountChoices(text: string, selected: string, scope: AccountScope, pause = false) {
  const { orgId, isSafeguarded, isOfHouse, isCharged } = scope;
  const variables = {
    pattern: containsPattern(text),
    selected: selected ? [selected] : [],
    ...organisationRange(orgId),
    safeguarding: isSafeguarded ? [true] : [true, false],
    house: isOfHouse ? [true] : [true, false],
    charged: isCharged ? [true] : [true, false],
  };
  const { data, isLoading } = useRead({ query: AccountChoicesDocument, variables, pause });
  const byId = new Map([...(data?.selected ?? []), ...(data?.found ?? [])].map((account) => [account.id, account]));
  const options: readonly SelectOption[] = [...byId.values()].map(({ id, name, organisation }) => ({
    value: id,
    label: `${name} · ${organisation.name}`,
  }));
  return { options, isLoading, nameOf: (id: string) => byId.get(id)?.name };
}
