import type { Knex } from 'knex';
import { endKeys } from './apiKeys';

/**
 * Stores that the user's sessions end now: actions and table mutations refuse the tokens that were issued before, and open screens
 * sign out. The user's API keys end too. The identity provider's refresh tokens are revoked separately.
 * @returns the time, by the database's clock; undefined for a user who is unknown or disabled
 */
export async function endSessions(transaction: Knex.Transaction, userId: string): Promise<Date | undefined> {
  const [person] = await transaction('users')
    .where({ id: userId, enabled: true })
    .update({ signed_out_at: transaction.raw('clock_timestamp()') })
    .returning('signed_out_at');
  await endKeys(transaction, userId);
  return person?.signed_out_at ?? undefined;
}
