import { dayFlows, type DayInput } from '../../../../../domain/balances/day/dayFlows';

const day = '2026-11-24';
const nothing: DayInput = { accountIds: ['a', 'b'], payments: [], conversions: [], pending: [], transfers: [] };
const payment = {
  id: 'p',
  accountId: 'a',
  tccPaymentId: 'tcc-p',
  currency: 'EUR',
  amount: '10.00',
  paymentDate: day,
  paymentType: 'regular' as const,
};
const conversion = {
  id: 'c',
  accountId: 'a',
  status: 'awaiting_funds',
  sellCurrency: 'GBP',
  sellAmount: '8.00',
  buyCurrency: 'EUR',
  buyAmount: '9.00',
  conversionDate: day,
  fundedUntil: '2026-11-24T15:30:00Z',
};
const transfer = {
  kind: 'transfer' as const,
  id: 't',
  tccTransferId: 'tcc-t',
  fromAccountId: 'a',
  toAccountId: 'b',
  currency: 'USD',
  amount: '5.00',
};
const pending = {
  id: 'x',
  accountId: 'a',
  type: 'credit' as const,
  currency: 'EUR',
  amount: '7.00',
  relatedEntityId: null,
  settlesOn: day,
};
const told = (change: Partial<DayInput>) =>
  dayFlows({ ...nothing, ...change }, day).map(({ kind, accountId, amount, currency, atMs }) =>
    [accountId, kind, amount, currency, ...(atMs === null ? [] : [new Date(atMs).toISOString().slice(11, 16)])].join(
      ' ',
    ),
  );

test.each<[string, Partial<DayInput>, string[]]>([
  ['a payment at its cut-off', { payments: [payment] }, ['a payment -10.00 EUR 18:00']],
  [
    'one of before counts today',
    { payments: [{ ...payment, paymentDate: '2026-11-20' }] },
    ['a payment -10.00 EUR 18:00'],
  ],
  ['one of tomorrow does not', { payments: [{ ...payment, paymentDate: '2026-11-25' }] }, []],
  [
    'a conversion on both sides until it must be funded',
    { conversions: [conversion] },
    ['a conversion -8.00 GBP 15:30', 'a conversion 9.00 EUR 15:30'],
  ],
  [
    'one that was to be funded earlier has no cut-off left',
    { conversions: [{ ...conversion, conversionDate: '2026-11-23' }] },
    ['a conversion -8.00 GBP', 'a conversion 9.00 EUR'],
  ],
  [
    'one that was paid for only comes in',
    { conversions: [{ ...conversion, status: 'funds_arrived' }] },
    ['a conversion 9.00 EUR 15:30'],
  ],
  [
    'a transfer between own accounts on both',
    { transfers: [transfer] },
    ['a transfer -5.00 USD', 'b transfer 5.00 USD'],
  ],
  [
    'a charge goes to an account of the house',
    { transfers: [{ ...transfer, kind: 'charge', toAccountId: 'house' }] },
    ['a charge -5.00 USD'],
  ],
  [
    'a transfer from elsewhere comes in',
    { transfers: [{ ...transfer, fromAccountId: 'house' }] },
    ['b transfer 5.00 USD'],
  ],
  ['a pending transaction', { pending: [pending] }, ['a transaction 7.00 EUR']],
  ['one that settles tomorrow does not count', { pending: [{ ...pending, settlesOn: '2026-11-25' }] }, []],
])('%s', (_case, change, flows) => expect(told(change)).toEqual(flows));

test.each([
  ['a payment', { payments: [payment] }, 'tcc-p'],
  ['a conversion', { conversions: [conversion] }, 'c'],
  ['a transfer', { transfers: [transfer] }, 'tcc-t'],
  ['a charge', { transfers: [{ ...transfer, kind: 'charge' as const }] }, 'tcc-t'],
])('%s with a pending transaction is counted once', (_case, change, relatedEntityId) => {
  const debit = { ...pending, type: 'debit' as const, relatedEntityId };
  expect(told({ ...change, pending: [debit] })).toEqual(told(change));
});

test('a transfer that the provider does not know yet hides no transaction', () => {
  const unsent = { ...transfer, tccTransferId: null };
  expect(told({ transfers: [unsent], pending: [pending] })).toContain('a transaction 7.00 EUR');
});
