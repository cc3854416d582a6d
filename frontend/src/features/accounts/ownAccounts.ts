import { GetAccountsForUserDocument } from '../../app/session/accountsForUser';
import { useRead } from '../../graphql/useRead';
import { accountsWhere, pageOf } from './accountsSearch';

/** A page of the accounts on which the user holds a seat, by name. */
export function useOwnAccounts(username: string, { search, page }: { search: string; page: number }) {
  const variables = { username, where: { account: accountsWhere(search) }, ...pageOf(page) };
  return useRead({ query: GetAccountsForUserDocument, variables });
}
