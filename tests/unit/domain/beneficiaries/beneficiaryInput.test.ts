import type { ValidationError } from 'yup';
import { bankCodeForms, routingCodeTypes } from '../../../../domain/beneficiaries/bankCodes';
import { identificationTypes } from '../../../../domain/beneficiaries/beneficiaryFields';
import { hiddenCharactersText } from '../../../../domain/text';
import {
  beneficiaryInputSchema,
  withBareBankCodes,
  type BeneficiaryInput,
} from '../../../../domain/beneficiaries/beneficiaryInput';

const valid = {
  name: 'Holm GmbH',
  beneficiaryEntityType: 'company',
  country: 'DE',
  bankCountry: 'DE',
  bankAccountHolderName: 'Holm GmbH',
  currency: 'EUR',
  paymentTypes: ['regular'],
};

function faultsOf(change: Record<string, unknown>): Record<string, string> {
  try {
    beneficiaryInputSchema.validateSync({ ...valid, ...change }, { abortEarly: false });
    return {};
  } catch (error) {
    const faults = (error as ValidationError).inner.map(({ path, message }) => [path ?? '', message] as const);
    return Object.fromEntries(faults.reverse());
  }
}

const required = 'This field is required.';

it.each(Object.keys(valid))('%s is required', (field) => {
  expect(faultsOf({ [field]: undefined })[field]).toBe(required);
});

const free = [
  ['name', 100],
  ['bankAccountHolderName', 255],
  ['companyName', 255],
  ['firstName', 255],
  ['lastName', 255],
  ['address', 255],
  ['city', 255],
  ['stateOrProvince', 255],
  ['postcode', 12],
  ['bankName', 255],
  ['bankAddress', 100],
  ['routingCodeValue1', 100],
  ['routingCodeValue2', 100],
  ['identificationValue', 255],
  ['externalReference', 255],
  ['businessNature', 255],
] as const;

describe.each(free)('%s', (field, length) => {
  it(`takes ${length} characters and no more`, () => {
    expect(faultsOf({ [field]: 'x'.repeat(length) })).toEqual({});
    expect(faultsOf({ [field]: 'x'.repeat(length + 1) })).toEqual({ [field]: `Use at most ${length} characters.` });
  });

  it.each(['a\nb', 'a\tb'])('takes one line of plain text, not %j', (text) => {
    expect(faultsOf({ [field]: text })[field]).toBe('Use plain text on one line.');
  });

  it.each(['a\u0000', '\u001b[1m', 'a\u007f', 'a\u202eb', 'a\u200db', 'a\ud800'])(
    'takes no hidden character, not %j',
    (text) => {
      expect(faultsOf({ [field]: text })[field]).toBe(hiddenCharactersText);
    },
  );
});

describe.each(['accountNumber', 'iban', 'bicSwift'])('%s', (field) => {
  it('takes up to 100 characters with separators, on one line', () => {
    const length = 'Use at most 100 characters.';
    expect(faultsOf({ [field]: '1 '.repeat(50) + '1' })[field]).toBe(length);
    expect(faultsOf({ [field]: '1\n2' })[field]).toBe('Use plain text on one line.');
  });

  it('takes no hidden character', () => {
    expect(faultsOf({ [field]: '1\u202e2' })[field]).toBe(hiddenCharactersText);
  });
});

const checkDigits = 'The check digits of this IBAN do not match. Look for a mistyped character.';
const companyWebsite = 'Enter the whole address of a website, such as https://www.example.com.';

it('takes an IBAN and a website', () => {
  expect(faultsOf({ iban: 'DE89370400440532013000', companyWebsite: 'https://holm.example' })).toEqual({});
  expect(faultsOf({ iban: '', companyWebsite: '' })).toEqual({});
});

it.each([
  [{ beneficiaryEntityType: 'trust' }, { beneficiaryEntityType: 'Choose company or individual.' }],
  [{ country: 'Germany' }, { country: 'Choose a country.' }],
  [{ bankCountry: 'de' }, { bankCountry: 'Choose a country.' }],
  [{ currency: 'XXX' }, { currency: 'This currency is not known.' }],
  [{ paymentTypes: [] }, { paymentTypes: required }],
  [{ dateOfBirth: '1980-02-30' }, { dateOfBirth: 'Enter a date as YYYY-MM-DD.' }],
  [{ iban: 'DE89370400440532013001' }, { iban: checkDigits }],
  [{ iban: 'IT60X0542811101000000123456' }, { iban: 'This IBAN is of the country IT, but the bank country is DE.' }],
  [{ bicSwift: 'PSSTFRPPLYO' }, { bicSwift: 'This BIC is of the country FR, but the bank country is DE.' }],
  [{ accountNumber: '12/34' }, { accountNumber: bankCodeForms.accountNumber.wants }],
  [{ routingCodeType1: 'sort_code', routingCodeValue1: '20000' }, { routingCodeValue1: bankCodeForms.sort_code.wants }],
  [{ routingCodeType2: 'aba', routingCodeValue2: '21000021' }, { routingCodeValue2: bankCodeForms.aba.wants }],
  [{ companyWebsite: 'holm.example' }, { companyWebsite }],
  [{ companyWebsite: 'javascript:alert(1)' }, { companyWebsite }],
  [{ email: 'nobody' }, { email: 'Enter an e-mail address.' }],
  [{ email: 'a b@c.d' }, { email: 'Enter an e-mail address.' }],
  [{ routingCodeType1: 'iban' }, { routingCodeType1: 'This routing code type is not known.' }],
  [{ routingCodeType2: 'x' }, { routingCodeType2: 'This routing code type is not known.' }],
  [{ identificationType: 'library_card' }, { identificationType: 'This identification type is not known.' }],
])('%j is refused: %j', (change, faults) => {
  expect(faultsOf(change)).toEqual(faults);
});

it('takes bank codes in any grouping and case, and gives them bare', () => {
  const typed = {
    iban: 'de89 3704 0044 0532 0130 00',
    bicSwift: 'coba de ff xxx',
    accountNumber: '532-013 000',
    routingCodeType1: 'sort_code',
    routingCodeValue1: '20-00-00',
    routingCodeType2: null,
    routingCodeValue2: 'a 1',
  };
  expect(faultsOf(typed)).toEqual({});
  expect(withBareBankCodes({ ...valid, ...typed } as BeneficiaryInput)).toEqual({
    ...valid,
    ...typed,
    iban: 'DE89370400440532013000',
    bicSwift: 'COBADEFFXXX',
    accountNumber: '532013000',
    routingCodeValue1: '200000',
  });
});

it('refuses a payment type it does not know', () => {
  expect(Object.keys(faultsOf({ paymentTypes: ['express'] }))).toEqual(['paymentTypes[0]']);
});

it('takes every routing code type and every identification', () => {
  expect(routingCodeTypes).toHaveLength(11);
  expect(identificationTypes).toHaveLength(17);
  for (const type of routingCodeTypes) expect(faultsOf({ routingCodeType1: type, routingCodeType2: type })).toEqual({});
  for (const type of identificationTypes) expect(faultsOf({ identificationType: type })).toEqual({});
});

it('takes null for what may be missing', () => {
  const optional = [...free.map(([field]) => field), 'accountNumber', 'iban', 'bicSwift', 'companyWebsite'].filter(
    (field) => !(field in valid),
  );
  const nothing = Object.fromEntries([...optional, 'dateOfBirth', 'email'].map((field) => [field, null]));
  expect(faultsOf({ ...nothing, routingCodeType1: null, identificationType: null })).toEqual({});
});

it('drops what it does not know', () => {
  expect(beneficiaryInputSchema.validateSync({ ...valid, enabled: true })).toEqual(valid);
});
