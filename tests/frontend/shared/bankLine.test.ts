import { bankLine } from '../../../frontend/src/shared/beneficiaries/bankLine';
import { slice } from '../support/data';

const lineOf = (change: Record<string, unknown>) =>
  bankLine(slice(change) as unknown as Parameters<typeof bankLine>[0]);

const british = { iban: null, bicSwift: null, accountNumber: '31926819', bankCountry: 'GB' };

test.each([
  ['the codes in their groups', {}, 'IBAN DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX, Germany'],
  [
    'a routing code under its own name, and the bank',
    { ...british, routingCodeType1: 'sort_code', routingCodeValue1: '200000', bankName: 'Barclays' },
    'Account 31926819, Sort code 20-00-00, Barclays, United Kingdom',
  ],
  [
    'a routing code of an unknown type as it is',
    { ...british, routingCodeType1: 'other', routingCodeValue1: 'A 1', routingCodeValue2: 'B 2' },
    'Account 31926819, A 1, B 2, United Kingdom',
  ],
  [
    'no type without a code',
    { ...british, routingCodeType1: 'sort_code', routingCodeType2: 'bank_code' },
    'Account 31926819, United Kingdom',
  ],
])('the line has %s', (_what, change, line) => {
  expect(lineOf(change)).toBe(line);
});
