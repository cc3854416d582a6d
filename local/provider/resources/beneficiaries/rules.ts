import { refuseIf, type FieldError } from '../../http/errors';
import { currencyOf } from '../../reference/currencies';
import { closestComplaints, routingKeysOf, type GivenDetails } from '../../reference/requiredDetails/check';
import { unsupportedCountries } from '../../reference/requiredDetails/countries';
import type { DetailsEntry } from '../../reference/requiredDetails/entry';
import { requiredDetails } from '../../reference/requiredDetails/lookup';
import type { BeneficiaryDraft } from './draft';

const nameWhenUnknown = 'TEST BANK NAME';

/**
 * The draft as the provider would keep it: routing codes that the route does not use are dropped without an error.
 * @throws ApiError 400 `beneficiary_not_valid` with every complaint
 */
export function acceptedDraft(draft: BeneficiaryDraft): BeneficiaryDraft {
  refuseIf('beneficiary_not_valid', routeErrors(draft));
  const entries = requiredDetails(draft.currency, draft.bank_country, draft.beneficiary_country ?? undefined);
  refuseIf('beneficiary_not_valid', [...detailErrors(draft, entries), ...refusedAccount(draft)]);
  return { ...withoutUnusedRouting(draft, routingKeysOf(entries)), bank_name: draft.bank_name ?? nameWhenUnknown };
}

function routeErrors(draft: BeneficiaryDraft): FieldError[] {
  const error = (field: string, code: string, message: string) => [{ field, code, message }];
  const isTwice = draft.routing_code_type_1 && draft.routing_code_type_1 === draft.routing_code_type_2;
  return [
    ...(currencyOf(draft.currency) ? [] : error('currency', 'currency_code_is_invalid', 'currency is not supported')),
    ...(unsupportedCountries.has(draft.bank_country)
      ? error('bank_country', 'bank_country_is_not_supported', 'bank_country is not supported')
      : []),
    ...(unsupportedCountries.has(draft.beneficiary_country ?? '')
      ? error('base', 'unsupported_beneficiary_country_code', 'beneficiary_country is not supported')
      : []),
    ...(isTwice ? error('base', 'unique_value_parameters', 'The two routing code types must differ') : []),
  ];
}

function detailErrors(draft: BeneficiaryDraft, entries: readonly DetailsEntry[]): FieldError[] {
  const given = givenDetails(draft);
  const errors = draft.payment_types.flatMap((type) => {
    const ofType = entries.filter((entry) => entry.payment_type === type);
    return typeErrors(draft.beneficiary_entity_type, ofType, given);
  });
  // Both payment types may complain of the same field.
  return [...new Map(errors.map((error) => [`${error.field}/${error.code}`, error])).values()];
}

function typeErrors(entityType: string | null, ofType: readonly DetailsEntry[], given: GivenDetails): FieldError[] {
  const code = 'payment_type_is_not_supported';
  const unsupported = { field: 'payment_types', code, message: 'This route has no such payment type' };
  if (ofType.length === 0) return [unsupported];
  if (entityType === null && ofType.some(asksForName)) return [missingEntityType];
  const alternatives = ofType.filter((entry) => !entityType || entry.beneficiary_entity_type === entityType);
  return alternatives.length > 0 ? closestComplaints(alternatives, given) : [unsupported];
}

const missingEntityType: FieldError = {
  field: 'beneficiary_entity_type',
  code: 'beneficiary_entity_type_is_missing',
  message: 'beneficiary_entity_type is missing',
};

function asksForName(entry: DetailsEntry): boolean {
  return 'beneficiary_first_name' in entry || 'beneficiary_company_name' in entry;
}

function givenDetails(draft: BeneficiaryDraft): GivenDetails {
  const texts = Object.entries(draft).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return {
    ...Object.fromEntries(texts),
    acct_number: draft.account_number ?? undefined,
    beneficiary_address: draft.beneficiary_address.join(', '),
    ...routingOf(draft, 1),
    ...routingOf(draft, 2),
  };
}

function routingOf(draft: BeneficiaryDraft, position: 1 | 2): GivenDetails {
  const type = draft[`routing_code_type_${position}`];
  return type ? { [sameAs(type)]: draft[`routing_code_value_${position}`] ?? undefined } : {};
}

/** The Canadian institution number has two names. */
const sameAs = (type: string): string => (type === 'institution_no' ? 'bank_code' : type);

function withoutUnusedRouting(draft: BeneficiaryDraft, used: ReadonlySet<string>): BeneficiaryDraft {
  const isUsed = (type: string | null) => type !== null && used.has(sameAs(type));
  return {
    ...draft,
    ...(isUsed(draft.routing_code_type_1) ? {} : { routing_code_type_1: null, routing_code_value_1: null }),
    ...(isUsed(draft.routing_code_type_2) ? {} : { routing_code_type_2: null, routing_code_value_2: null }),
  };
}

/** A test value of the simulator: account numbers that begin with 999 are refused on every route. */
function refusedAccount({ account_number }: BeneficiaryDraft): FieldError[] {
  if (!account_number?.startsWith('999')) return [];
  return [{ field: 'account_number', code: 'account_number_is_invalid', message: 'account_number is invalid' }];
}
