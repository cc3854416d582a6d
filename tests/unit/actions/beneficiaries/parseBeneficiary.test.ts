import { parseBeneficiary } from '../../../../actions/beneficiaries/parseBeneficiary';

const now = new Date('2026-11-23T10:00:00Z');
const british = {
  name: 'Holm Ltd',
  beneficiaryEntityType: 'company',
  country: 'GB',
  bankCountry: 'GB',
  bankAccountHolderName: 'Holm Limited',
  currency: 'GBP',
  accountNumber: '3192 6819',
  routingCodeType1: 'sort_code',
  routingCodeValue1: '60-16-13',
  iban: 'gb29 nwbk 6016 1331 9268 19',
  bicSwift: 'nwbk gb 2l',
  paymentTypes: ['regular'],
};
const parse = (change: Partial<typeof british> & { dateOfBirth?: string } = {}) =>
  parseBeneficiary({ ...british, ...change }, now);

it('bank codes are bare once they are parsed, whatever was typed', async () => {
  expect(await parse()).toMatchObject({
    accountNumber: '31926819',
    routingCodeValue1: '601613',
    iban: 'GB29NWBK60161331926819',
    bicSwift: 'NWBKGB2L',
  });
});

it.each([
  ['routingCodeValue1', { routingCodeValue1: '60-16-1' }, 'A sort code has six digits, such as 20-00-00.'],
  ['bicSwift', { bicSwift: 'COBADEFF' }, 'This BIC is of the country DE, but the bank country is GB.'],
  ['iban', { bankCountry: 'IE', bicSwift: '' }, 'This IBAN is of the country GB, but the bank country is IE.'],
  ['dateOfBirth', { dateOfBirth: '2010-11-24' }, 'Enter a date of birth from 1900 on, at least 16 years ago.'],
])('the refusal names the field %s: %j', async (field, change, message) => {
  await expect(parse(change)).rejects.toMatchObject({ code: 'invalid_input', field, message });
});
