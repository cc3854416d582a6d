import fc from 'fast-check';
import { amountFault, formatAmount } from '../../../../domain/money/amount';
import { currencies, decimalsOf } from '../../../../domain/money/currencies';
import { englishNotation, notationOf } from '../../../../domain/money/notation';
import type { AmountFormat } from '../../../../domain/money/numberReadings';
import { parseAmount } from '../../../../domain/money/parseAmount';
import { amountQuestion, parseTypedAmount } from '../../../../domain/money/typedAmount';

const english: AmountFormat = { exponent: 2, decimalSeparator: '.', groupSeparator: ',' };
const german: AmountFormat = { exponent: 2, decimalSeparator: ',', groupSeparator: '.' };
const french: AmountFormat = { exponent: 2, decimalSeparator: ',', groupSeparator: '\u202f' };
const swiss: AmountFormat = { exponent: 2, decimalSeparator: '.', groupSeparator: '’' };
const yen: AmountFormat = { ...english, exponent: 0 };

const amount = (text: string) => ({ kind: 'amount', amount: text });
const asks = (...proposals: string[]) => ({ kind: 'ambiguous', proposals });

describe('in English notation', () => {
  it.each([
    ['1250', '1250.00'],
    [' 1,250.5 ', '1250.50'],
    ['12,450', '12450.00'],
    ['1,234,567.89', '1234567.89'],
    ['12 450.00', '12450.00'],
    ['1 234 567', '1234567.00'],
    ['12’450.00', '12450.00'],
    ["12'450", '12450.00'],
    ['12k', '12000.00'],
    ['2.5k', '2500.00'],
    ['1.5m', '1500000.00'],
    ['12 K', '12000.00'],
    ['1200*1.2', '1440.00'],
    ['1200 × 1.2', '1440.00'],
    ['(400+35)/2', '217.50'],
    ['1,000 ÷ 8', '125.00'],
    ['100 - 20 + 5', '85.00'],
    ['2+3*4', '14.00'],
    ['.5', '0.50'],
    ['5.', '5.00'],
    ['0.450', '0.45'],
    ['1234.500', '1234.50'],
    ['12.4500', '12.45'],
    ['0.1+0.2', '0.30'],
    ['1200*0.125', '150.00'],
    ['0', '0.00'],
    ['999999999999.99', '999999999999.99'],
  ])('%s is %s', (text, expected) => {
    expect(parseAmount(text, english)).toEqual(amount(expected));
  });

  it.each([
    ['12.450', ['12450.00', '12.45']],
    ['1,234.567', ['1234567.00', '1234.57']],
    ['1.234.567', ['1234567.00']],
    ['1234.567', ['1234.57']],
    ['1.005', ['1005.00', '1.01']],
    ['1.250,00', ['1250.00']],
    ['12 450,00', ['12450.00']],
    ['1,5', ['1.50']],
    ['0,250', ['0.25']],
    ['12,34,567', ['1234567.00']],
    ['10/3', ['3.33']],
    ['100/3*3', ['100.00']],
    ['1200*1.234', ['1480800.00', '1480.80']],
    ['1.250k', ['1250000.00', '1250.00']],
    ['0.005', ['0.01']],
  ])('%s is asked about: %j', (text, proposals) => {
    expect(parseAmount(text, english)).toEqual(asks(...proposals));
  });

  it.each(
    [
      [
        'abc',
        '12x',
        '12kk',
        '(3',
        '3)',
        '5*',
        '1/0',
        '--',
        '-5',
        '3-5',
        'e5',
        '1e5',
        '.',
        ',',
        '1..5',
        '1,2.3,4',
        '5 00',
      ],
      ['0.001', '12 45', "1'2", '１２', `1${'+1'.repeat(60)}`],
    ].flat(),
  )('%j is no amount', (text) => {
    expect(parseAmount(text, english)).toEqual({ kind: 'invalid' });
  });

  it.each(['', '  ', '\u00a0'])('%j is empty', (text) => {
    expect(parseAmount(text, english)).toEqual({ kind: 'empty' });
  });
});

it.each<[string, AmountFormat, object]>([
  ['12000', yen, amount('12000')],
  ['12,000', yen, amount('12000')],
  ['12000.00', yen, amount('12000')],
  ['1200*1.21', yen, amount('1452')],
  ['12.450', yen, asks('12450', '12')],
  ['12.5', yen, asks('13')],
  ['10/4', yen, asks('3')],
  ['0.4', yen, { kind: 'invalid' }],
  ['12.450', german, amount('12450.00')],
  ['1.250,5', german, amount('1250.50')],
  ['1,5', german, amount('1.50')],
  ['12.45', german, amount('12.45')],
  ['12,450', german, asks('12450.00', '12.45')],
  ['1,250.00', german, asks('1250.00')],
  ['12\u202f450,50', french, amount('12450.50')],
  ['12.450', french, asks('12450.00', '12.45')],
  ['12’450.50', swiss, amount('12450.50')],
  ['12.450', { ...english, exponent: 3 }, amount('12.450')],
])('%s in %j', (text, format, expected) => {
  expect(parseAmount(text, format)).toEqual(expected);
});

it('the question names each proposal', () => {
  expect(amountQuestion(['12450.00', '12.45'], 'EUR', englishNotation)).toBe('Did you mean 12,450.00 or 12.45?');
  expect(amountQuestion(['12450'], 'JPY', englishNotation)).toBe('Did you mean 12,450?');
});

const currency = fc.constantFrom(...currencies.keys());
const minorUnits = fc.bigInt({ min: 0n, max: 10n ** 17n });
const major = (minor: bigint, decimals: number) => {
  const digits = String(minor).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

const places = fc.constantFrom('en-GB', 'de-DE', 'fr-FR', 'de-CH', 'pl-PL', 'it-IT', 'sv-SE', 'pt-PT', 'es-ES');

it('an amount as formatted for a place parses back to itself there, and so does a plain decimal', () => {
  fc.assert(
    fc.property(minorUnits, currency, places, (minor, code, place) => {
      const exact = major(minor, decimalsOf(code));
      const notation = notationOf(place);
      expect(parseTypedAmount(formatAmount(exact, code, notation), code, notation)).toEqual(amount(exact));
      expect(parseTypedAmount(exact, code, notation)).toEqual(amount(exact));
    }),
  );
});

it('an amount as a place itself writes it parses back to itself there', () => {
  fc.assert(
    fc.property(minorUnits, fc.constantFrom(0, 2), places, (minor, exponent, place) => {
      const exact = major(minor, exponent);
      const digits = { minimumFractionDigits: exponent, maximumFractionDigits: exponent };
      const written = new Intl.NumberFormat(place, digits).format(exact as `${number}`);
      expect(parseAmount(written, { exponent, ...notationOf(place) })).toEqual(amount(exact));
    }),
  );
});

it('what is asked about is refused by the form and by the server as it stands', () => {
  const typed = fc.stringMatching(/^\d{1,7}([.,]\d{1,4})?([.,]\d{1,4})?$/);
  fc.assert(
    fc.property(typed, currency, (text, code) => {
      const isTaken = amountFault(text, code) === undefined;
      if (isTaken) expect(parseTypedAmount(text, code, englishNotation).kind).toBe('amount');
      if (parseTypedAmount(text, code, englishNotation).kind === 'ambiguous') expect(isTaken).toBe(false);
    }),
    { numRuns: 2000 },
  );
});
