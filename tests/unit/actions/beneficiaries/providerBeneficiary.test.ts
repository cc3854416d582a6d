import { detailsOf, ourField, providerBeneficiary } from '../../../../actions/beneficiaries/providerBeneficiary';
import { detailsOfReading } from '../../../../actions/beneficiaries/importedDetails';
import { beneficiaryEndpoints } from '../../../../actions/provider/endpoints/beneficiaries';
import { beneficiaryFieldNames } from '../../../../domain/beneficiaries/beneficiaryFields';
import { beneficiaryReading } from './reading';

const input = {
  name: 'Holm Ltd',
  beneficiaryEntityType: 'company' as const,
  country: 'GB',
  bankCountry: 'GB',
  bankAccountHolderName: 'Holm Limited',
  currency: 'GBP',
  accountNumber: '12345678',
  iban: '',
  paymentTypes: ['regular' as const],
};

it('sends every field of the table under the name that the provider accepts', () => {
  const sent = providerBeneficiary(detailsOfReading(beneficiaryReading()), 'contact');
  expect(sent).toEqual({
    name: 'Holm Ltd',
    bank_account_holder_name: 'Holm Limited',
    email: 'accounts@holm.example',
    currency: 'GBP',
    payment_types: ['priority', 'regular'],
    account_number: '12345678',
    iban: 'GB29NWBK60161331926819',
    bic_swift: 'NWBKGB2L',
    routing_code_type_1: 'sort_code',
    routing_code_value_1: '601613',
    routing_code_type_2: 'bank_code',
    routing_code_value_2: '33',
    bank_country: 'GB',
    bank_name: 'Northern Bank',
    bank_address: '1 Broad Street, London',
    beneficiary_entity_type: 'individual',
    beneficiary_company_name: 'Holm',
    beneficiary_first_name: 'June',
    beneficiary_last_name: 'Holm',
    beneficiary_address: '2 High Street, Leeds',
    beneficiary_city: 'Leeds',
    beneficiary_postcode: 'LS1 4DY',
    beneficiary_state_or_province: 'Yorkshire',
    beneficiary_country: 'GB',
    beneficiary_date_of_birth: '1980-02-29',
    beneficiary_identification_type: 'passport',
    beneficiary_identification_value: '925076473',
    beneficiary_external_reference: 'H-77',
    business_nature: 'Timber',
    company_website: 'https://holm.example',
    on_behalf_of: 'contact',
  });
  expect(beneficiaryEndpoints.createBeneficiary.accepts).toEqual(expect.arrayContaining(Object.keys(sent)));
});

it.each([
  [['regular'], ['regular']],
  [['priority'], ['priority']],
  [
    ['regular', 'priority'],
    ['priority', 'regular'],
  ],
] as const)('of the payment types %j it sends %j', (paymentTypes, sent) => {
  const details = detailsOf({ ...input, paymentTypes: [...paymentTypes] });
  expect(providerBeneficiary(details, null).payment_types).toEqual(sent);
});

it('keeps and sends nothing for a field that was left blank', () => {
  const details = detailsOf(input);
  expect(details).toMatchObject({
    accountNumber: '12345678',
    iban: null,
    companyWebsite: null,
    externalReference: null,
  });
  expect(providerBeneficiary(details, null)).toMatchObject({
    account_number: '12345678',
    iban: null,
    on_behalf_of: null,
  });
});

it('keeps a value for each field of the table, whatever was entered', () => {
  expect(Object.keys(detailsOf(input)).sort()).toEqual([...beneficiaryFieldNames, 'isPriority', 'isRegular'].sort());
});

it.each([
  ['iban', 'iban'],
  ['beneficiary_postcode', 'postcode'],
  ['routing_code_value_2', 'routingCodeValue2'],
  ['routing_code', 'routingCodeValue1'],
  ['sort_code', 'routingCodeValue1'],
  ['base', 'base'],
])('a refusal of %s concerns the field %s', (theirs, ours) => {
  expect(ourField(theirs)).toBe(ours);
});
