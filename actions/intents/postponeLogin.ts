import type { Knex } from 'knex';

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

const postpone = `
  update provider_intents set next_attempt_at = :until
  where id in (
    select due.id from provider_intents due ${sameLogin('due')}
    where due.state = 'pending' and due.next_attempt_at <= :now and (due.lease_until is null or due.lease_until <= :now)
      and (due.wanted_until is null or due.wanted_until <= :now)
    for update of due skip locked)`;

/**
 * Lets what is due under the same login as an account wait, without counting an attempt: the provider would refuse each call. What is wanted
 * until a moment does not wait: it would be too late.
 */
export async function postponeLogin(
  transaction: Knex.Transaction,
  accountId: string,
  now: Date,
  until: Date,
): Promise<void> {
  await transaction.raw(postpone, { accountId, now, until });
}
