import type { Knex } from 'knex';
import { ownLogin } from './ownLogin';

const postpone = `
  update provider_intents set next_attempt_at = :until
  where id in (
    select due.id from provider_intents due
    join accounts theirs on theirs.id = due.account_id
    join accounts ours on ours.id = :accountId
    where due.state = 'pending' and due.next_attempt_at <= :now and (due.lease_until is null or due.lease_until <= :now)
      and ${ownLogin('theirs')} is not distinct from ${ownLogin('ours')}
    for update of due skip locked)`;

/**
 * Lets what is due under the same login as an account wait, without counting an attempt: the provider would refuse each call, and each refused
 * call would cost a look-up later.
 */
export async function postponeLogin(
  transaction: Knex.Transaction,
  accountId: string,
  now: Date,
  until: Date,
): Promise<void> {
  await transaction.raw(postpone, { accountId, now, until });
}
