import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { activityEvents } from '../domain/activity/eventCodes';

/** Countries that payments may not go to, and why. Operations keep the list current through the countries screen. */
const sanctioned = new Set(['CU', 'IR', 'KP', 'SY']);
const notPermitted = new Set(['AF', 'BY', 'LY', 'MM', 'RU', 'SD', 'SO', 'SS', 'VE', 'YE']);

/** The price tier of a priority payment by destination; everything else is tier 4. */
const tiers: Readonly<Record<string, number>> = Object.fromEntries([
  ...['AT', 'BE', 'DE', 'ES', 'FR', 'GB', 'IE', 'IT', 'LU', 'NL', 'PT', 'US'].map((code) => [code, 1] as const),
  ...['AU', 'CA', 'CH', 'DK', 'FI', 'HK', 'JP', 'NO', 'NZ', 'PL', 'SE', 'SG'].map((code) => [code, 2] as const),
  ...['AE', 'CN', 'CZ', 'HU', 'IL', 'IN', 'MX', 'MY', 'RO', 'SA', 'TH', 'TR', 'ZA'].map((code) => [code, 3] as const),
]);

/** Loads what every installation needs: countries and activity codes. Rows that people changed are left alone. */
export async function seedReference(database: Knex): Promise<void> {
  await database('countries').insert(countryRows()).onConflict('alpha2Code').ignore();
  await database('activity_event_code')
    .insert(Object.entries(activityEvents).map(([code, name]) => ({ code, name })))
    .onConflict('code')
    .ignore();
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
