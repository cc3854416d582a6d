import { gql, type TypedDocumentNode } from 'urql';
import { isUuid } from '../../../../../domain/text';
import { idParam, oneOfParam, pageParam, textParam } from '../../../shared/searchParams';
import { adminCall } from '../../../graphql/requestHeaders';
import type {
  AdminSearchAccountsQuery,
  AdminSearchAccountsQueryVariables,
} from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';
import { containsPattern, organisationRange, pageVariables } from '../../../shared/listQuery';

/** Which accounts the list shows; closed ones only on demand. */
export const stateFilters = ['open', 'unapproved', 'closed', 'all'] as const;

/** One of stateFilters. */
type StateFilter = (typeof stateFilters)[number];

/** The query parameters of the list of accounts. */
export const accountsSearch = {
  search: textParam(),
  orgId: idParam,
  state: oneOfParam(stateFilters, 'open'),
  page: pageParam,
};

/** An account of the list. */
export type AccountRow = AdminSearchAccountsQuery['accounts'][number];

const AdminSearchAccountsDocument: TypedDocumentNode<AdminSearchAccountsQuery, AdminSearchAccountsQueryVariables> = gql`
  query adminSearchAccounts(
    $pattern: String!
    $tccAccountId: uuid!
    $orgFrom: uuid!
    $orgTo: uuid!
    $approved: [Boolean!]!
    $closed: [Boolean!]!
    $limit: Int!
    $offset: Int!
  ) {
    accounts(
      where: {
        is_closed: { _in: $closed }
        is_approved: { _in: $approved }
        org_id: { _gte: $orgFrom, _lte: $orgTo }
        _or: [
          { name: { _ilike: $pattern } }
          { reference: { _ilike: $pattern } }
          { tccAccountId: { _eq: $tccAccountId } }
          { tccAccount: { short_reference: { _ilike: $pattern } } }
        ]
      }
      order_by: [{ name: asc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      name
      reference
      tccAccountId
      is_approved
      is_closed
      safeguarding_enabled
      organisation {
        id
        name
      }
    }
  }
`;

/** No account has this provider id. */
const noId = '00000000-0000-0000-0000-000000000000';

const flags: Readonly<Record<StateFilter, { readonly approved: boolean[]; readonly closed: boolean[] }>> = {
  open: { approved: [true, false], closed: [false] },
  unapproved: { approved: [false], closed: [false] },
  closed: { approved: [true, false], closed: [true] },
  all: { approved: [true, false], closed: [true, false] },
};

interface Asked {
  readonly search: string;
  readonly orgId: string;
  readonly state: StateFilter;
  readonly page: number;
}

/** A page of the accounts by name that the text is in the name, the reference or the provider's short reference of, or is the provider's id of. */
export function useAccounts({ search, orgId, state, page }: Asked) {
  const text = search.trim();
  const variables = {
    pattern: containsPattern(text),
    tccAccountId: isUuid(text) ? text : noId,
    ...organisationRange(orgId),
    ...flags[state],
    ...pageVariables(page),
  };
  return useRead({ query: AdminSearchAccountsDocument, variables, context: adminCall });
}
