import { GetAccountsForUserDocument } from '../../../shared/accounts/accountsForUser';
import { containsPattern } from '../../../shared/ilike';
import { useRead } from '../../../graphql/useRead';
import { pageOf } from './accountsSearch';

/** A page of the accounts on which the user has a seat, by name. */
export function useOwnAccounts(username: string, { search, page }: { search: string; page: number }) {
  const variables = { username, pattern: containsPattern(search), ...pageOf(page) };
  return useRead({ query: GetAccountsForUserDocument, variables });
}
