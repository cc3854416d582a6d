import type { FieldError } from '../../http/errors';
import type { DetailsEntry } from './entry';

/** A beneficiary's details under the names of the required-details call; routing codes under their own type. */
export type GivenDetails = Readonly<Record<string, string | undefined>>;

const literals = new Set(['payment_type', 'beneficiary_entity_type']);
const routingKeys = new Set(['sort_code', 'aba', 'bsb_code', 'bank_code', 'branch_code', 'clabe', 'cnaps', 'ifsc']);
const summarised = new Set(['beneficiary_address', 'beneficiary_city', 'beneficiary_country']);
const namesWithDigits: Readonly<Record<string, string>> = {
  beneficiary_first_name: 'first_name_contains_numbers',
  beneficiary_last_name: 'last_name_contains_numbers',
  beneficiary_company_name: 'company_name_contains_numbers',
};

/** The routing codes that a set of entries knows; any other that is sent is dropped. */
export function routingKeysOf(entries: readonly DetailsEntry[]): ReadonlySet<string> {
  return new Set(entries.flatMap((entry) => Object.keys(entry)).filter((key) => routingKeys.has(key)));
}

/** Complaints of the alternative that comes nearest to being satisfied; none when one is. */
export function closestComplaints(entries: readonly DetailsEntry[], given: GivenDetails): FieldError[] {
  const complaints = entries.map((entry) => complaintsOf(entry, given));
  return complaints.reduce((best, candidate) => (candidate.length < best.length ? candidate : best));
}

function complaintsOf(entry: DetailsEntry, given: GivenDetails): FieldError[] {
  const required = Object.keys(entry).filter((field) => !literals.has(field));
  const missing = required.filter((field) => !given[field]);
  const inSummary = missing.filter((field) => summarised.has(field));
  return [
    ...(inSummary.length > 0 ? [missingDetails(inSummary)] : []),
    ...missing.filter((field) => !summarised.has(field)).map((field) => complaint(field, 'is_missing')),
    ...required.flatMap((field) => invalid(field, entry[field] ?? '', given[field])),
  ];
}

function invalid(field: string, pattern: string, value: string | undefined): FieldError[] {
  if (!value || anchored(pattern).test(value)) return [];
  const code = namesWithDigits[field];
  return code ? [{ field, code, message: `${field} does not look like a name` }] : [complaint(field, 'is_invalid')];
}

/** The provider publishes patterns that lack an anchor; as a rule each means the whole value. */
export function anchored(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`);
}

function missingDetails(fields: readonly string[]): FieldError {
  const code = 'beneficiary_details_are_missing';
  const message = `Missing: ${fields.join(', ')}`;
  return { field: 'beneficiary', code, message, params: { missing_details: fields } };
}

function complaint(key: string, ending: 'is_missing' | 'is_invalid'): FieldError {
  const name = key === 'acct_number' ? 'account_number' : key;
  const field = routingKeys.has(key) ? 'routing_code' : name;
  return { field, code: `${name}_${ending}`, message: `${name} ${ending.replaceAll('_', ' ')}` };
}
