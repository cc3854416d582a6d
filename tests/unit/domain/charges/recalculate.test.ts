import { recalculate, type StoredAmounts } from '../../../../domain/charges/recalculate';

const inputs = { type: 'incoming_fund_fee', tariff: { id: 't', amount: '1.50' } } as const;

it.each<[what: string, stored: Omit<StoredAmounts, 'inputs'>, isEqual: boolean | undefined]>([
  ['in its base currency', { amount: '1.50', currency: 'GBP', rate: null }, true],
  ['written with more zeros', { amount: '1.5000', currency: 'GBP', rate: null }, true],
  ['converted', { amount: '1.86', currency: 'EUR', rate: '1.2412' }, true],
  ['a cent off', { amount: '1.87', currency: 'EUR', rate: '1.2412' }, false],
  ['in another currency without a rate', { amount: '1.50', currency: 'EUR', rate: null }, undefined],
])('an amount %s', (_what, stored, isEqual) => {
  expect(recalculate({ inputs, ...stored })?.isEqual).toBe(isEqual);
});

it('says nothing of inputs that it cannot read', () => {
  const broken = { type: 'payment_fee', tariff: {} } as never;
  expect(recalculate({ inputs: broken, amount: '1', currency: 'GBP', rate: null })).toBeUndefined();
});
