import type { ChargeInputs } from '../../../../domain/charges/base';
import { recomputeCharge, type RecordedCharge } from '../../../../domain/charges/recompute';
import { resolutionsOf } from '../../../../domain/books/resolution';

const tariff = { id: 't', amount: '10.00' };
const charged = { createdOn: '2026-01-05', chargedFrom: null, isClosed: false, closedOn: null };
const prices = {
  regular: '1.00',
  regular_overrides: [],
  priority_worldwide_shared: '8.00',
  priority_tier_1_our: '12.00',
  priority_tier_2_our: '15.00',
  priority_tier_3_our: '20.00',
  priority_tier_4_our: '25.00',
};

const recompute = (inputs: ChargeInputs, changes: Partial<RecordedCharge> = {}) =>
  recomputeCharge({
    inputs,
    recorded: '10.00',
    month: '2026-10-01',
    charged,
    days: [],
    credit: null,
    transferStatus: null,
    payment: null,
    ...changes,
  });

const interest = (balance: string): ChargeInputs => ({
  type: 'euro_negative_interest',
  yearlyRate: '0.36',
  liquidity: '100',
  days: [
    { day: '2026-10-01', balance },
    { day: '2026-10-02', balance: '50' },
  ],
});

test('interest is computed from the balances of today, and the days that differ are named', () => {
  const days = [
    { day: '2026-10-01', balance: '1100.00' },
    { day: '2026-10-02', balance: '50.00' },
    { day: '2026-10-03', balance: '0' },
  ];
  expect(recompute(interest('600'), { recorded: '0.50', days })).toMatchObject({
    amount: '1.00',
    difference: '0.5',
    days: [{ day: '2026-10-01', recorded: '600', recomputed: '1100.00' }],
    reason: '1 day closed with another balance.',
  });
  expect(recompute(interest('1100'), { recorded: '1.00', days })).toMatchObject({ difference: '0', days: [] });
});

test('days before the account was opened and from its closing on do not count; a closing without a day does not either', () => {
  const days = ['2026-10-01', '2026-10-02', '2026-10-03'].map((day) => ({ day, balance: '1100' }));
  const part = { ...charged, createdOn: '2026-10-02', isClosed: true, closedOn: '2026-10-03' };
  expect(recompute(interest('1100'), { days, charged: part })).toMatchObject({ amount: '1.00' });
  const closed = { ...charged, isClosed: true, closedOn: null };
  expect(recompute(interest('1100'), { days, charged: closed })).toMatchObject({ amount: '3.00' });
});

const month: ChargeInputs = { type: 'monthly_maintenance_charge', tariff };
const funds: ChargeInputs = { type: 'incoming_fund_fee', tariff };
const moved: ChargeInputs = { type: 'balance_transfer_fee', tariff };

test.each<[string, ChargeInputs, Partial<RecordedCharge>, string]>([
  ['a whole month', month, {}, '10.00'],
  [
    'a month that ended with a closed account',
    month,
    { charged: { ...charged, isClosed: true, closedOn: '2026-10-31' } },
    '0',
  ],
  ['a credit that is not known', funds, {}, '10.00'],
  ['a completed credit', funds, { credit: { isCompleted: true, day: '2026-10-04' } }, '10.00'],
  ['a credit that was taken back', funds, { credit: { isCompleted: false, day: '2026-10-04' } }, '0'],
  ['a credit before the account was opened', funds, { credit: { isCompleted: true, day: '2026-01-04' } }, '0'],
  ['a transfer', moved, { transferStatus: 'completed' }, '10.00'],
  ['a transfer that was cancelled', moved, { transferStatus: 'cancelled' }, '0'],
])('%s', (_what, inputs, changes, amount) => {
  expect(recompute(inputs, changes)).toMatchObject({ amount, computed: amount === '0' ? null : inputs });
});

test('a payment is priced as it is today, by the tariff of its day', () => {
  const payment = { paymentType: 'regular', chargeType: null, currency: 'GBP', tier: 2 } as const;
  const inputs: ChargeInputs = { type: 'payment_fee', tariff: { id: 't', details: prices }, payment };
  expect(recompute(inputs)).toMatchObject({ amount: '1.00' });
  const sent = { paymentType: 'priority', chargeType: 'ours', currency: 'GBP' } as const;
  expect(recompute(inputs, { payment: sent })).toMatchObject({ amount: '15.00', difference: '5' });
});

test('what does not suffice is not judged', () => {
  expect(recompute(month, { month: null })).toBeUndefined();
  expect(recompute({ type: 'incoming_fund_fee' } as ChargeInputs)).toBeUndefined();
});

test('only a charge that was taken, or that was never recorded, is corrected', () => {
  const ways = (ourTable: string | null, status: string | null) =>
    resolutionsOf({ kind: 'charge', side: 'terms', ourTable, status, reason: null });
  expect(ways('charges', 'completed')).toEqual(['correct', 'explain']);
  expect(ways(null, null)).toEqual(['correct', 'explain']);
  for (const status of ['pending', 'processing', 'failed', 'cancelled']) {
    expect(ways('charges', status)).toEqual(['explain']);
  }
});
