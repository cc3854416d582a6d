import type { Knex } from 'knex';
import { sameLogin } from './postponeLogin';

/** What a login sends in half a minute when users' requests and the sync take their whole shares (`provider/callBudget.ts`). */
export const manyWaiting = 50;

const behind = `
  select count(*) = :manyWaiting as "isBehind" from (
    select from provider_intents waiting ${sameLogin('waiting')}
    where waiting.state = 'pending'
    limit :manyWaiting) as first_ones`;

/**
 * Whether many intents wait to be sent under the login of an account. Calls that can wait then leave the provider's limit to sending.
 * One that waits for a time in the future counts too: the provider's limit is why most of them do.
 */
export async function isSendingBehind(database: Knex, accountId: string): Promise<boolean> {
  const { rows } = await database.raw<{ rows: { readonly isBehind: boolean }[] }>(behind, { accountId, manyWaiting });
  return rows[0]?.isBehind === true;
}
