import { preferredDate, reasonAgainstConversionDate } from '../../../../domain/conversions/conversionDate';
import { conversionDatePreferences, quoteInputSchema } from '../../../../domain/conversions/quoteInput';

const input = { sellCurrency: 'GBP', buyCurrency: 'JPY', fixedSide: 'sell', amount: '1000.50' };

it.each([
  ['without a date', {}, undefined],
  ['a date', { conversionDate: '2026-11-25' }, undefined],
  ['a preference', { conversionDatePreference: 'earliest' }, undefined],
  ['both', { conversionDate: '2026-11-25', conversionDatePreference: 'earliest' }, 'conversionDatePreference'],
  ['no real date', { conversionDate: '2026-02-30' }, 'conversionDate'],
  ['an unknown preference', { conversionDatePreference: 'soon' }, 'conversionDatePreference'],
  ['one currency', { buyCurrency: 'GBP' }, 'buyCurrency'],
  ['an unknown currency', { sellCurrency: 'XXX' }, 'sellCurrency'],
  ['no side', { fixedSide: 'both' }, 'fixedSide'],
  ['an exponent', { amount: '1e3' }, 'amount'],
  ['nothing', { amount: '0' }, 'amount'],
  ['decimals that the fixed currency has', { amount: '0.01' }, undefined],
  ['decimals that the fixed currency lacks', { fixedSide: 'buy' }, 'amount'],
])('%s', (_name, change, field) => {
  const fault = (() => {
    try {
      quoteInputSchema.validateSync({ ...input, ...change }, { strict: true });
      return undefined;
    } catch (error) {
      return (error as { path: string }).path;
    }
  })();
  expect(fault).toBe(field);
});

const dates = {
  first: '2026-11-23',
  nextDay: '2026-11-24',
  byDefault: '2026-11-25',
  optimizeLiquidity: null,
  closed: new Map([
    ['2026-11-26', 'Thanksgiving'],
    ['2026-11-27', ''],
  ]),
};

it('each preference is a day; one that the provider does not name is the default', () => {
  expect(conversionDatePreferences.map((preference) => preferredDate(dates, preference))).toEqual([
    '2026-11-25',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
  ]);
});

it.each([
  ['2026-11-22', 'It is too late for a conversion on this day.'],
  ['2026-11-23', undefined],
  ['2026-11-26', 'Thanksgiving'],
  ['2026-11-27', 'The currencies cannot be converted on this day.'],
])('%s: %s', (date, reason) => {
  expect(reasonAgainstConversionDate(date, dates)).toBe(reason);
});
