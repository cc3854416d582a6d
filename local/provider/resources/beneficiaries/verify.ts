import { isValidIBAN } from 'ibantools';
import { ok, type Answer, type Call } from '../../http/endpoint';
import { refuseIf, type FieldError } from '../../http/errors';
import type { ParameterTable } from '../../http/parameterRules';
import { sepaCountries } from '../../reference/requiredDetails/countries';

const failure = 'account_verification_failed';

export const verificationParameters: ParameterTable = {
  payment_type: { format: 'text', oneOf: ['regular'] },
  bank_country: { format: 'text' },
  currency: { format: 'currency', required: true, oneOf: ['GBP', 'EUR'] },
  account_number: { format: 'text', maxLength: 50 },
  beneficiary_entity_type: { format: 'text' },
  beneficiary_company_name: { format: 'text' },
  beneficiary_first_name: { format: 'text' },
  beneficiary_last_name: { format: 'text' },
  routing_code_type_1: { format: 'text' },
  routing_code_value_1: { format: 'text', maxLength: 50 },
  routing_code_type_2: { format: 'text' },
  routing_code_value_2: { format: 'text', maxLength: 50 },
  bic_swift: { format: 'text', maxLength: 11 },
  iban: { format: 'text', maxLength: 50 },
  secondary_reference_data: { format: 'text' },
};

interface Verdict {
  readonly answer: 'full_match' | 'close_match' | 'no_match' | null;
  readonly reason_code: string;
  readonly reason: string;
  readonly reason_type: 'okay' | 'warning' | 'rejected';
}

const verdicts: readonly (readonly [magic: string, verdict: Verdict])[] = [
  [
    'SIM-NOT-AVAILABLE',
    { answer: null, reason_code: 'AV305', reason: 'The bank offers no check of names.', reason_type: 'warning' },
  ],
  [
    'SIM-NO-MATCH',
    { answer: 'no_match', reason_code: 'AV301', reason: 'The name does not match.', reason_type: 'rejected' },
  ],
  [
    'SIM-CLOSE-MATCH',
    { answer: 'close_match', reason_code: 'AV201', reason: 'The name is similar.', reason_type: 'warning' },
  ],
];

const match: Verdict = { answer: 'full_match', reason_code: 'AV100', reason: 'Full match.', reason_type: 'okay' };

/**
 * Whether the account at the bank is held under the name: confirmation of payee in pounds, verification of payee in
 * euros. The name decides, by the test values of the simulator.
 */
export function verifyAccount({ parameters }: Call): Answer {
  refuseIf(failure, [...accountErrors(parameters.text), ...nameErrors(parameters.text)]);
  const name = holderName(parameters.text);
  const verdict = verdicts.find(([magic]) => name.includes(magic))?.[1] ?? match;
  const actualName = name.replace(/\s*SIM-[A-Z-]+\s*/g, ' ').trim();
  const isNamed = verdict.answer === 'full_match' || verdict.answer === 'close_match';
  return ok({ ...verdict, actual_name: isNamed ? actualName : '' });
}

type Text = Call['parameters']['text'];

function accountErrors(text: Text): FieldError[] {
  if (text('currency') === 'EUR') {
    const iban = (text('iban') ?? '').replaceAll(' ', '');
    const isPossible = isValidIBAN(iban) && sepaCountries.has(iban.slice(0, 2));
    return isPossible ? [] : [error('iban', 'invalid_iban', 'iban is not one of a SEPA country')];
  }
  const country = text('bank_country');
  return [
    ...(/^\d{8}$/.test(text('account_number') ?? '')
      ? []
      : [error('account_number', 'invalid_field_account_number', 'account_number needs 8 digits')]),
    ...(/^\d{6}$/.test(text('routing_code_value_1') ?? '')
      ? []
      : [error('routing_code_value_1', 'invalid_field_routing_code_value_1', 'A sort code has 6 digits')]),
    ...(country === undefined || country === 'GB' ? [] : [countryError(country)]),
  ];
}

function countryError(country: string): FieldError {
  if (!/^[A-Z]{2}$/.test(country)) {
    return error('bank_country', 'invalid_field_bank_country', 'bank_country needs an ISO 3166 country code');
  }
  return error('bank_country', 'invalid_bank_country', `Country ${country} is not supported`);
}

function nameErrors(text: Text): FieldError[] {
  const [company, first, last] = [
    text('beneficiary_company_name'),
    text('beneficiary_first_name'),
    text('beneficiary_last_name'),
  ];
  const type = text('beneficiary_entity_type');
  if (type === 'company') {
    if (first || last) return [error('beneficiary_last_name', 'expect_company_name_only', 'A company has one name')];
    return company ? [] : [error('company_name', 'missing_company_name', 'beneficiary_company_name is required')];
  }
  if (type !== 'individual') {
    return [error('beneficiary_entity_type', 'invalid_beneficiary_type', 'It must be individual or company')];
  }
  if (company) return [error('beneficiary_last_name', 'expect_individual_names_only', 'A person has no company name')];
  const code = 'missing_individual_names';
  return first && last ? [] : [error('beneficiary_last_name', code, 'First and last name are required')];
}

function holderName(text: Text): string {
  const names = ['beneficiary_company_name', 'beneficiary_first_name', 'beneficiary_last_name'].map(text);
  return names.filter((name) => name !== undefined).join(' ');
}

function error(field: string, code: string, message: string): FieldError {
  return { field, code, message };
}
