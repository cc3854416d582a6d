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

/** Puts a country on the list of restricted ones, or takes it off. */
export async function setRestriction(
  transaction: Knex.Transaction,
  countryCode: string,
  countryName: string,
  isRestricted: boolean,
): Promise<void> {
  if (!isRestricted) {
    await transaction('restricted_countries').where({ countryCode }).delete();
    return;
  }
  await transaction('restricted_countries').insert({ countryCode, countryName }).onConflict('countryCode').merge();
}
