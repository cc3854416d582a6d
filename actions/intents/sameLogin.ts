/** SQL: the organisation whose own login an account's calls use, as `provider/gateway.ts` chooses it; null for the house's login. */
const ownLogin = (account: string): string => `(
  select own.id from organisations own join vault.provider_credentials credentials on credentials.org_id = own.id
  where own.id = ${account}.org_id and not own."defaultToAdminCredentials")`;

/**
 * SQL: joins that keep those intents whose calls use the same login as those of the account `:accountId`.
 * @param intent the alias of `provider_intents`
 */
export const sameLogin = (intent: string): string => `
    join accounts theirs on theirs.id = ${intent}.account_id
    join accounts ours on ours.id = :accountId and ${ownLogin('theirs')} is not distinct from ${ownLogin('ours')}`;
