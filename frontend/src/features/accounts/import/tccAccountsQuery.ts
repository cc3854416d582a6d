import { gql, type TypedDocumentNode } from 'urql';
import { isUuid } from '../../../../../domain/text';
import type {
  GetTccAccountsByTccIdQuery,
  GetTccAccountsByTccIdQueryVariables,
  GetTccAccountsQuery,
  GetTccAccountsQueryVariables,
} from '../../../graphql/generated/operations';
import { adminCall } from '../../../graphql/requestHeaders';
import { useRead } from '../../../graphql/useRead';

/** An account of the provider, with our id where it is imported. */
export type TccAccountRow = GetTccAccountsQuery['getTccAccounts']['accounts'][number];

/** The accounts of the provider on a page. */
export const tccAccountsPerPage = 25;

const GetTccAccountsDocument: TypedDocumentNode<GetTccAccountsQuery, GetTccAccountsQueryVariables> = gql`
  query getTccAccounts($page: Int!, $perPage: Int!, $accountName: String) {
    getTccAccounts(page: $page, perPage: $perPage, accountName: $accountName) {
      totalPages
      accounts {
        tccId
        accountId
        accountName
        status
        shortReference
        city
        country
      }
    }
  }
`;

const GetTccAccountsByTCCIdDocument: TypedDocumentNode<
  GetTccAccountsByTccIdQuery,
  GetTccAccountsByTccIdQueryVariables
> = gql`
  query getTccAccountsByTCCId($tccIds: [uuid!]!) {
    getTccAccountsByTCCId(tccIds: $tccIds) {
      tccId
      accountId
      accountName
      status
      shortReference
      city
      country
    }
  }
`;

/** A page of the provider's accounts by name; the one with the id where an id is searched for. */
export function useTccAccounts(search: string, page: number) {
  const text = search.trim();
  const isId = isUuid(text);
  const named = useRead({
    query: GetTccAccountsDocument,
    variables: { page, perPage: tccAccountsPerPage, accountName: text || null },
    context: adminCall,
    requestPolicy: 'cache-and-network',
    pause: isId,
  });
  const byId = useRead({
    query: GetTccAccountsByTCCIdDocument,
    variables: { tccIds: [text] },
    context: adminCall,
    requestPolicy: 'cache-and-network',
    pause: !isId,
  });
  return isId
    ? { read: byId, rows: byId.data?.getTccAccountsByTCCId, pages: 1 }
    : { read: named, rows: named.data?.getTccAccounts.accounts, pages: named.data?.getTccAccounts.totalPages ?? 1 };
}
