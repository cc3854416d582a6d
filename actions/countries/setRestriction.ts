import type { Knex } from 'knex';

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
