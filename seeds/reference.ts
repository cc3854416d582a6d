import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { activityEvents } from '../domain/activity/eventCodes';
import { regions } from '../domain/countries/regions';
import { currencies } from '../domain/money/currencies';
import { purposeCodes } from './purposeCodes';

/** Countries that payments may not go to, and why. Operations keep the list current through the countries screen. */
const sanctioned = new Set(['CU', 'IR', 'KP', 'SY']);
const notPermitted = new Set(['AF', 'BY', 'LY', 'MM', 'RU', 'SD', 'SO', 'SS', 'VE', 'YE']);

/** The price tier of a priority payment by destination; everything else is tier 4. */
const tiers: Readonly<Record<string, number>> = Object.fromEntries([
  ...['AT', 'BE', 'DE', 'ES', 'FR', 'GB', 'IE', 'IT', 'LU', 'NL', 'PT', 'US'].map((code) => [code, 1] as const),
  ...['AU', 'CA', 'CH', 'DK', 'FI', 'HK', 'JP', 'NO', 'NZ', 'PL', 'SE', 'SG'].map((code) => [code, 2] as const),
  ...['AE', 'CN', 'CZ', 'HU', 'IL', 'IN', 'MX', 'MY', 'RO', 'SA', 'TH', 'TR', 'ZA'].map((code) => [code, 3] as const),
]);

/** Loads what every installation needs (specification section 3). Rows that people changed are left alone. */
export async function seedReference(database: Knex): Promise<void> {
  await add(database, 'countries', countryRows());
  await add(database, 'restricted_countries', restrictedRows());
  await add(database, 'regions', regionRows());
  await add(database, 'currencies', currencyRows());
  await add(database, 'payment_purpose_codes', purposeCodes);
  const events = Object.entries(activityEvents).map(([code, name]) => ({ code, name }));
  await add(database, 'activity_event_code', events);
}

async function add(database: Knex, table: string, rows: readonly object[]): Promise<void> {
  await database(table).insert(rows).onConflict().ignore();
}

/** Countries that money may not go to, listed for those who ask why. */
function restrictedRows() {
  return countryRows()
    .filter(({ permittedJurisdiction, sanctionFlag }) => sanctionFlag || !permittedJurisdiction)
    .map(({ alpha2Code, countryName }) => ({ countryCode: alpha2Code, countryName }));
}

function regionRows() {
  return Object.entries(regions).flatMap(([country, list]) => list.map((region) => ({ country, ...region })));
}

function currencyRows() {
  return [...currencies.values()].map(({ code, name, flagCountry, decimals }) => ({
    code,
    name,
    countryCode: flagCountry,
    decimals,
  }));
}

function countryRows() {
  const [, ...lines] = readFileSync(join(__dirname, 'countries.csv'), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [alpha2Code = '', alpha3Code = '', ...name] = line.split(',');
    return {
      alpha2Code,
      alpha3Code,
      countryName: name.join(',').replaceAll('"', ''),
      swiftTier: tiers[alpha2Code] ?? 4,
      permittedJurisdiction: !notPermitted.has(alpha2Code),
      sanctionFlag: sanctioned.has(alpha2Code),
    };
  });
}
