import {
  checkedAccount,
  checkedName,
  hasPayeeCheck,
  payeeOf,
  readPayeeAnswer,
  type Payee,
} from '../../../../domain/beneficiaries/payeeCheck';

const british: Payee = {
  beneficiaryEntityType: 'company',
  bankAccountHolderName: 'Docks and Co Ltd',
  currency: 'GBP',
  bankCountry: 'GB',
  accountNumber: '31926819',
  routingCodeType1: 'sort_code',
  routingCodeValue1: '601613',
};
const account = { currency: 'GBP', accountNumber: '31926819', sortCode: '601613' };
const iban = 'DE89370400440532013000';

test.each<[string, Partial<Payee>, object | undefined]>([
  ['pounds in the United Kingdom', {}, account],
  [
    'a sort code as the second code',
    {
      routingCodeType1: 'bank_code',
      routingCodeValue1: '003',
      routingCodeType2: 'sort_code',
      routingCodeValue2: '601613',
    },
    account,
  ],
  ['pounds at a bank elsewhere', { bankCountry: 'JE' }, undefined],
  ['dollars', { currency: 'USD' }, undefined],
  ['no account number', { accountNumber: null }, undefined],
  ['another routing code', { routingCodeType1: 'bank_code' }, undefined],
  ['euros', { currency: 'EUR', bankCountry: 'DE', iban }, { currency: 'EUR', iban }],
  ['euros without an IBAN', { currency: 'EUR', bankCountry: 'DE' }, undefined],
])('the account that a bank is asked about: %s', (_what, change, expected) => {
  expect(checkedAccount({ ...british, ...change })).toEqual(expected);
});

test.each<[string, string, object | undefined]>([
  ['company', ' Docks and Co Ltd ', { type: 'company', companyName: 'Docks and Co Ltd' }],
  ['individual', 'Anna Weber', { type: 'individual', firstName: 'Anna', lastName: 'Weber' }],
  ['individual', 'Anna  Maria Weber', { type: 'individual', firstName: 'Anna  Maria', lastName: 'Weber' }],
  ['individual', 'Anna', undefined],
])('the name of the %s %s', (beneficiaryEntityType, bankAccountHolderName, expected) => {
  expect(checkedName({ ...british, beneficiaryEntityType, bankAccountHolderName })).toEqual(expected);
});

test('a bank can be asked where both the account and the name can be told', () => {
  expect(hasPayeeCheck(british)).toBe(true);
  expect(hasPayeeCheck({ ...british, currency: 'USD' })).toBe(false);
  expect(hasPayeeCheck({ ...british, beneficiaryEntityType: 'individual', bankAccountHolderName: 'Anna' })).toBe(false);
});

test('only the fields of a payee are taken, each with a value', () => {
  const more = { ...british, email: 'a@example.com' };
  expect(payeeOf(more)).toEqual({ ...british, iban: null, routingCodeType2: null, routingCodeValue2: null });
});

test.each([
  ['full_match', 'full_match'],
  ['close_match', 'close_match'],
  ['no_match', 'no_match'],
  [null, 'not_available'],
  ['partial', 'not_available'],
])('the answer %s is read as %s', (word, answer) => {
  expect(readPayeeAnswer(word)).toBe(answer);
});
