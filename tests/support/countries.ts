import type { Knex } from 'knex';

/** A country with codes that no country has. */
export const utopia = {
  countryName: 'Utopia',
  alpha2Code: 'QZ',
  alpha3Code: 'QZZ',
  swiftTier: 2,
  weighting: 0,
  permittedJurisdiction: true,
  sanctionFlag: false,
};

/** Stores it without an action. */
export const storeUtopia = (database: Knex) => database('countries').insert(utopia);

/** Removes it, with its restriction. */
export async function removeUtopia(database: Knex): Promise<void> {
  await database('restricted_countries').where({ countryCode: 'QZ' }).delete();
  await database('countries').where({ alpha2Code: 'QZ' }).delete();
}
