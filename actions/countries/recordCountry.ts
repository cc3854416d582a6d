import type { Knex } from 'knex';
import { recordActivity } from '../database/recordActivity';
import type { Context } from '../context';
import type { Session } from '../runtime/session';

/** Writes the activity of a changed list of countries. */
export function recordCountry(
  transaction: Knex.Transaction,
  { clock }: Context,
  { userId }: Session,
  details: string,
): Promise<void> {
  return recordActivity(transaction, { eventCode: 'A038', details, userId, createdAt: clock.now() });
}
