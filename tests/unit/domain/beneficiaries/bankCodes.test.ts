import fc from 'fast-check';
import { getCountrySpecifications } from 'ibantools';
import { bankCodeFault } from '../../../../domain/beneficiaries/bankCodeFault';
import {
  bankCodeForms,
  isRoutingCodeType,
  normaliseBankCode,
  routingCodeTypes,
  showBankCode,
  type BankCodeKind,
} from '../../../../domain/beneficiaries/bankCodes';

const kinds: readonly BankCodeKind[] = ['iban', 'bicSwift', 'accountNumber', ...routingCodeTypes];

it.each<[BankCodeKind, readonly string[], string, string]>([
  [
    'sort_code',
    ['20-00-00', '20 00 00', '200000', ' 20.00.00 ', '20–00–00', '20\u00a000\u200b00'],
    '200000',
    '20-00-00',
  ],
  [
    'iban',
    [
      'DE89 3704 0044 0532 0130 00',
      'de89370400440532013000',
      'DE89-3704-0044-0532-0130-00',
      'IBAN: DE893704 00440532013000',
    ],
    'DE89370400440532013000',
    'DE89 3704 0044 0532 0130 00',
  ],
  ['iban', ['no9386011117947'], 'NO9386011117947', 'NO93 8601 1117 947'],
  ['bicSwift', ['coba de ff xxx', 'COBADEFFXXX'], 'COBADEFFXXX', 'COBADEFFXXX'],
  ['accountNumber', ['3192 6819', '3192-6819'], '31926819', '31926819'],
  ['accountNumber', ['ab 12'], 'AB12', 'AB12'],
  ['aba', ['021000021', '0210-0002-1'], '021000021', '021 000 021'],
  ['ach_routing_number', ['021 000 021'], '021000021', '021 000 021'],
  ['wire_routing_number', ['021 000 021'], '021000021', '021 000 021'],
  ['bsb_code', ['062000', '062 000'], '062000', '062-000'],
  ['clabe', ['032180000118359719'], '032180000118359719', '032 180 00011835971 9'],
  ['cnaps', ['102100099996'], '102100099996', '1021 0009 9996'],
  ['ifsc', ['hdfc 0001234'], 'HDFC0001234', 'HDFC0001234'],
  ['institution_no', ['003'], '003', '003'],
  ['bank_code', ['7171'], '7171', '7171'],
  ['branch_code', ['001-52'], '00152', '00152'],
])('%s: each of %j is %s, shown as %s', (kind, typed, bare, shown) => {
  for (const text of typed) {
    expect(normaliseBankCode(kind, text)).toBe(bare);
    expect(showBankCode(kind, text)).toBe(shown);
    expect(bankCodeFault(kind, text)).toBeUndefined();
  }
});

it.each<[BankCodeKind, readonly string[]]>([
  ['sort_code', ['20-00-0', '20-00-000', '20-00-0O', '20/00/00', '２０００００']],
  ['iban', ['3704 0044', 'DE', 'DEX9370400440532013000', 'DE89_3704']],
  ['bicSwift', ['COBADE', 'COBADEFFX', '12345678', 'COBADEFFXXXX']],
  ['accountNumber', ['19/0800', 'ß1', '1'.repeat(51)]],
  ['aba', ['02100002', '0210000210']],
  ['ach_routing_number', ['x']],
  ['wire_routing_number', ['x']],
  ['bsb_code', ['06200']],
  ['clabe', ['03218000011835971']],
  ['cnaps', ['10210009999']],
  ['ifsc', ['HDFC1001234', 'HDF00001234']],
  ['institution_no', ['3']],
  ['bank_code', ['12', '123456789']],
  ['branch_code', ['12', '123456']],
])('%s: each of %j is refused with what the field wants, and shown as typed', (kind, texts) => {
  for (const text of texts) {
    expect(bankCodeFault(kind, text)).toBe(bankCodeForms[kind].wants);
    expect(showBankCode(kind, ` ${text} `)).toBe(text);
  }
});

const checkDigit = 'The check digit of this number does not match. Look for a mistyped digit.';

it.each<[BankCodeKind, string, string, string | undefined]>([
  ['aba', '021000022', 'US', checkDigit],
  ['wire_routing_number', '012000021', 'US', checkDigit],
  ['clabe', '032180000118359718', 'MX', checkDigit],
  [
    'iban',
    'DE89370400440532013001',
    'DE',
    'The check digits of this IBAN do not match. Look for a mistyped character.',
  ],
  [
    'iban',
    'DE88370400440532013000',
    'DE',
    'The check digits of this IBAN do not match. Look for a mistyped character.',
  ],
  ['iban', 'DE8937040044053201300', 'DE', 'An IBAN of the country DE has 22 characters; this one has 21.'],
  ['iban', 'DE893704004405320130000', 'DE', 'An IBAN of the country DE has 22 characters; this one has 23.'],
  ['iban', 'XX89370400440532013000', '', 'No IBAN begins with XX.'],
  ['iban', 'US89370400440532013000', 'US', 'No IBAN begins with US.'],
  ['iban', 'DE89370400440532013000', 'FR', 'This IBAN is of the country DE, but the bank country is FR.'],
  ['iban', 'DE89370400440532013000', 'DE', undefined],
  ['iban', 'GB29NWBK60161331926819', 'JE', undefined],
  ['iban', 'GB29NWBK60161331926819', 'IE', 'This IBAN is of the country GB, but the bank country is IE.'],
  ['bicSwift', 'NWBKGB2L', 'GB', undefined],
  ['bicSwift', 'NWBKGB2L', 'GG', undefined],
  ['bicSwift', 'NWBKGB2L', 'FR', 'This BIC is of the country GB, but the bank country is FR.'],
])('%s %s at a bank in %s: %s', (kind, text, bankCountry, fault) => {
  expect(bankCodeFault(kind, text, bankCountry)).toBe(fault);
});

it('the example in each sentence is a right code', () => {
  for (const kind of kinds) {
    const [, example = ''] = /such as ([A-Z0-9 -]+)/.exec(bankCodeForms[kind].wants) ?? [];
    expect([kind, bankCodeFault(kind, example)]).toEqual([kind, undefined]);
    expect(showBankCode(kind, example)).toBe(example.trim());
  }
});

it('a code is shown in groups that hold the same code, and showing it twice changes nothing', () => {
  const text = fc.stringMatching(/^[A-Z0-9]{1,40}$/);
  fc.assert(
    fc.property(fc.constantFrom(...kinds), text, (kind, code) => {
      const shown = showBankCode(kind, code);
      expect(normaliseBankCode(kind, shown)).toBe(normaliseBankCode(kind, code));
      expect(showBankCode(kind, shown)).toBe(shown);
    }),
  );
});

it('one wrong digit of a routing number or of a CLABE is found', () => {
  const codes = [['aba', '021000021'] as const, ['clabe', '032180000118359719'] as const];
  fc.assert(
    fc.property(fc.constantFrom(...codes), fc.nat(17), fc.integer({ min: 1, max: 9 }), ([kind, code], at, by) => {
      const index = at % code.length;
      const wrong = code.slice(0, index) + ((Number(code[index]) + by) % 10) + code.slice(index + 1);
      expect(bankCodeFault(kind, wrong)).toBe(checkDigit);
    }),
  );
});

it('an IBAN fits into its groups, whatever its country', () => {
  const longest = Math.max(...Object.values(getCountrySpecifications()).map(({ chars }) => chars ?? 0));
  const sum = bankCodeForms.iban.groups?.lengths.reduce((a, b) => a + b) ?? 0;
  expect(sum).toBeGreaterThanOrEqual(longest);
});

it('the routing code types are what they are, and nothing else is one', () => {
  expect(routingCodeTypes.every(isRoutingCodeType)).toBe(true);
  expect(['iban', 'Sort_code', '', null, undefined].some(isRoutingCodeType)).toBe(false);
});
