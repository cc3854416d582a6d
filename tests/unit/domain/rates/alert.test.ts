import { isAlertDue, isReached, rateAlertSchema, type AlertKind } from '../../../../domain/rates/alert';

test.each<[AlertKind, string | null, string, boolean]>([
  ['above', '0.85', '0.85', true],
  ['above', '0.85', '0.8501', true],
  ['above', '0.85', '0.8499', false],
  ['below', '0.79', '0.79', true],
  ['below', '0.79', '0.7899', true],
  ['below', '0.79', '0.7901', false],
  ['daily', null, '0.8', false],
])('an alert %s %s at %s is reached: %s', (kind, rate, now, expected) => {
  expect(isReached({ kind, rate }, now)).toBe(expected);
});

const now = new Date('2026-11-23T10:00:00Z');
const daily = (lastSentAt: string | null) => ({
  kind: 'daily' as const,
  rate: null,
  lastSentAt: lastSentAt === null ? null : new Date(lastSentAt),
});

test.each([
  ['never sent', null, true],
  ['sent at the last moment of yesterday', '2026-11-22T23:59:59.999Z', true],
  ['sent at the first moment of today', '2026-11-23T00:00:00.000Z', false],
])('a daily alert that was %s is due: %s', (_when, lastSentAt, expected) => {
  expect(isAlertDue(daily(lastSentAt), '0.8', now)).toBe(expected);
});

test('an alert with a limit is due when it is reached, whenever it was sent', () => {
  expect(isAlertDue({ kind: 'above', rate: '0.8', lastSentAt: now }, '0.81', now)).toBe(true);
  expect(isAlertDue({ kind: 'above', rate: '0.8', lastSentAt: null }, '0.79', now)).toBe(false);
});

const euro = { currencyPair: 'EURGBP', kind: 'above', rate: '0.85' };

test.each([
  ['with a limit', euro],
  ['daily', { currencyPair: 'USDJPY', kind: 'daily', rate: null }],
  ['daily, without a rate', { currencyPair: 'USDJPY', kind: 'daily' }],
])('an alert is accepted %s', async (_what, input) => {
  await expect(rateAlertSchema.validate(input)).resolves.toMatchObject(input);
});

test.each([
  ['a pair that the market writes the other way', { ...euro, currencyPair: 'GBPEUR' }, 'currencyPair'],
  ['a pair without a stored rate', { ...euro, currencyPair: 'JPYPLN' }, 'currencyPair'],
  ['no pair', { ...euro, currencyPair: '' }, 'currencyPair'],
  ['an unknown kind', { ...euro, kind: 'weekly' }, 'kind'],
  ['a limit without a rate', { ...euro, rate: null }, 'rate'],
  ['a rate of zero', { ...euro, rate: '0.0' }, 'rate'],
  ['a rate with a comma', { ...euro, rate: '0,85' }, 'rate'],
  ['a negative rate', { ...euro, rate: '-1' }, 'rate'],
  ['an exponent', { ...euro, rate: '1e3' }, 'rate'],
  ['a daily alert with a rate', { ...euro, kind: 'daily' }, 'rate'],
])('%s is refused', async (_what, input, path) => {
  await expect(rateAlertSchema.validate(input)).rejects.toMatchObject({ path });
});
