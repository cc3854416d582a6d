import type { Knex } from 'knex';
import { sameLogin } from './sameLogin';

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
