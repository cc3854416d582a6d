import type { Knex } from 'knex';

/**
 * SQL: whether a payee may be paid by its own country and by that of its bank. A country that a slice doesn't name is no obstacle.
 * @param slice the alias of beneficiary_information_slice in the statement
 */
export const isCountryPermitted = (slice: 'slice' | 's') => `not exists (
    select from unnest(array[${slice}.country, ${slice}."bankCountry"]) code
    where code not in (select "alpha2Code" from permitted_countries))`;

/** Those of the countries that money may go to. @param codes alpha-2 codes, unknown ones included */
export async function permittedAmong(database: Knex, codes: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(
    await database('permitted_countries')
      .whereRaw('"alpha2Code" = any(?)', [[...new Set(codes)]])
      .pluck('alpha2Code'),
  );
}
