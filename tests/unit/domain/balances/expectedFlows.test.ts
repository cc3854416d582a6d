import {
  expectedFlows,
  type OpenConversion,
  type PendingTransaction,
  type ScheduledPayment,
} from '../../../../domain/balances/expectedFlows';
import { netPositions } from '../../../../domain/balances/netPositions';

const today = '2026-11-23';
const payment = (change: Partial<ScheduledPayment> = {}): ScheduledPayment => ({
  id: 'p-1',
  tccPaymentId: null,
  currency: 'EUR',
  amount: '100.00',
  paymentDate: '2026-11-25',
  ...change,
});
const conversion = (change: Partial<OpenConversion> = {}): OpenConversion => ({
  id: 'c-1',
  status: 'awaiting_funds',
  sellCurrency: 'GBP',
  sellAmount: '80.00',
  buyCurrency: 'EUR',
  buyAmount: '100.00',
  conversionDate: '2026-11-24',
  ...change,
});
const pending = (change: Partial<PendingTransaction> = {}): PendingTransaction => ({
  id: 't-1',
  type: 'credit',
  currency: 'USD',
  amount: '7.00',
  relatedEntityId: 'f-1',
  settlesOn: '2026-11-26',
  ...change,
});
const flows = (
  payments: readonly ScheduledPayment[],
  conversions: readonly OpenConversion[],
  transactions: readonly PendingTransaction[],
) =>
  expectedFlows(payments, conversions, transactions, today).map(
    ({ source, currency, amount, day }) => `${source} ${amount} ${currency} ${day}`,
  );

test('payments go out, conversions do both, transactions by their type', () => {
  expect(flows([payment()], [conversion()], [pending(), pending({ type: 'debit', settlesOn: null })])).toEqual([
    'payment -100.00 EUR 2026-11-25',
    'conversion -80.00 GBP 2026-11-24',
    'conversion 100.00 EUR 2026-11-24',
    'transaction 7.00 USD 2026-11-26',
    'transaction -7.00 USD 2026-11-23',
  ]);
});

test.each([
  ['awaiting_funds', ['conversion -80.00 GBP 2026-11-24', 'conversion 100.00 EUR 2026-11-24']],
  ['funds_sent', ['conversion -80.00 GBP 2026-11-24', 'conversion 100.00 EUR 2026-11-24']],
  ['funds_arrived', ['conversion 100.00 EUR 2026-11-24']],
])('a conversion that is %s', (status, expected) => {
  expect(flows([], [conversion({ status })], [])).toEqual(expected);
});

test('what has a pending transaction is counted once', () => {
  const sent = payment({ tccPaymentId: 'p-1' });
  const transactions = [
    pending({ type: 'debit', relatedEntityId: 'p-1' }),
    pending({ type: 'debit', relatedEntityId: 'c-1' }),
    pending({ relatedEntityId: 'c-1' }),
  ];
  expect(flows([sent], [conversion({ status: 'funds_arrived' })], transactions)).toEqual([
    'payment -100.00 EUR 2026-11-25',
    'conversion 100.00 EUR 2026-11-24',
  ]);
});

test('a transaction of nothing, and payments not sent yet, do not hide each other', () => {
  expect(flows([payment(), payment()], [], [pending({ relatedEntityId: null })])).toHaveLength(3);
});

test('the net position has everything once, whenever it happens', () => {
  const expected = expectedFlows([payment()], [conversion()], [pending({ currency: 'EUR' })], today);
  expect(netPositions(new Map([['EUR', '10.00']]), expected)).toEqual([
    {
      currency: 'EUR',
      available: '10.00',
      bought: '100',
      sold: '0',
      payments: '-100',
      other: '7',
      net: '17',
    },
    { currency: 'GBP', available: '0', bought: '0', sold: '-80', payments: '0', other: '0', net: '-80' },
  ]);
});
