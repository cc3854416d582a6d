import { routingCodeTypes } from '../../../../domain/beneficiaries/bankCodes';
import {
  beneficiaryFieldNames,
  beneficiaryFields,
  fieldOfProviderName,
  forEachField,
  identificationTypes,
  birthDateFault,
} from '../../../../domain/beneficiaries/beneficiaryFields';

const providerNames = beneficiaryFieldNames.map((name) => beneficiaryFields[name].provider);

it('every field has a provider name of its own, in the provider’s spelling', () => {
  expect(new Set(providerNames).size).toBe(beneficiaryFieldNames.length);
  for (const name of providerNames) expect(name).toMatch(/^[a-z]+(_[a-z0-9]+)*$/);
});

it.each([
  ['name', 'name'],
  ['companyName', 'beneficiary_company_name'],
  ['country', 'beneficiary_country'],
  ['bankCountry', 'bank_country'],
  ['bankAccountHolderName', 'bank_account_holder_name'],
  ['accountNumber', 'account_number'],
  ['routingCodeType1', 'routing_code_type_1'],
  ['routingCodeValue2', 'routing_code_value_2'],
  ['identificationType', 'beneficiary_identification_type'],
  ['externalReference', 'beneficiary_external_reference'],
] as const)('%s is %s at the provider, and the other way round', (name, providerName) => {
  expect(beneficiaryFields[name].provider).toBe(providerName);
  expect(fieldOfProviderName(providerName)).toBe(name);
});

it('each provider name leads back to its field', () => {
  expect(providerNames.map(fieldOfProviderName)).toEqual([...beneficiaryFieldNames]);
});

it.each(['companyName', 'acct_number', 'payment_types', 'toString', ''])('%j names no field', (providerName) => {
  expect(fieldOfProviderName(providerName)).toBeUndefined();
});

it('a record for each field has the fields in the order of the table, each with its own value', () => {
  const record = forEachField((name) => `value of ${name}`);
  expect(Object.entries(record)).toEqual(beneficiaryFieldNames.map((name) => [name, `value of ${name}`]));
});

it.each([
  ['routing code types', routingCodeTypes],
  ['identification types', identificationTypes],
])('the %s are listed once, in the order of the alphabet', (_what, types) => {
  expect([...new Set<string>(types)].sort()).toEqual([...types]);
});

const now = new Date('2026-11-21T23:30:00Z');

it.each([
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['1980-02-29', true],
  ['2010-11-21', true],
  ['2010-11-22', false],
  ['2026-11-21', false],
  ['9999-12-31', false],
])('a payee is born on %s: %s', (day, expected) => {
  expect(birthDateFault(day, now) === undefined).toBe(expected);
});
