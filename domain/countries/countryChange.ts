import type { CountryInput } from './countryInput';

const fields = [
  ...(['countryName', 'alpha3Code', 'swiftTier', 'weighting'] as const),
  ...(['permittedJurisdiction', 'sanctionFlag', 'isRestricted'] as const),
];

/** What the activity log says of a changed country: each changed field with its old and new value. Undefined where none changed. */
export function countryChange(before: CountryInput, after: CountryInput): string | undefined {
  const changes = fields
    .filter((field) => before[field] !== after[field])
    .map((field) => `${field} ${before[field]} → ${after[field]}`);
  return changes.length > 0 ? `${after.alpha2Code}: ${changes.join(', ')}` : undefined;
}
