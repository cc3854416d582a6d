/** SQL: the organisation whose own login an account's calls use, as `provider/gateway.ts` chooses it; null for the house's login. */
export const ownLogin = (account: string): string => `(
  select own.id from organisations own join vault.provider_credentials credentials on credentials.org_id = own.id
  where own.id = ${account}.org_id and not own."defaultToAdminCredentials")`;
