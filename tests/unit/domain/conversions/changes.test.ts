import Big from 'big.js';
import {
  isPriceAcceptable,
  refusalToChange,
  splitFault,
  splitParts,
  type SplittableConversion,
} from '../../../../domain/conversions/changes';
import { refusedByPrice } from '../../../../domain/conversions/lastCheck';
import { fateOfLinkedPayment, type LinkedPayment } from '../../../../domain/conversions/linkedPayments';

it.each([
  ['awaiting_funds', false, undefined],
  ['awaiting_funds', true, 'conversion_change_pending'],
  ['funds_sent', false, 'conversion_not_changeable'],
  ['funds_arrived', true, 'conversion_not_changeable'],
  ['trade_settled', false, 'conversion_not_changeable'],
  ['closed', false, 'conversion_not_changeable'],
  ['awaiting_authorisation', false, 'conversion_not_changeable'],
])('a conversion that is %s, another change under way: %s', (status, hasPendingChange, refusal) => {
  expect(refusalToChange({ status, hasPendingChange })).toBe(refusal);
});

it.each([
  ['the same cost', '-0.14', '-0.14', true],
  ['the same, written otherwise', '-0.140', '-0.14', true],
  ['a cent more', '-0.14', '-0.15', false],
  ['a cent less', '-0.14', '-0.13', true],
  ['a cost in place of a return', '0.10', '-0.10', false],
  ['less to return', '0.10', '0.09', false],
  ['more to return', '0.10', '0.11', true],
  ['nothing in place of a cost', '-0.14', '0', true],
])('a price that was accepted: %s', (_name, accepted, now, isAcceptable) => {
  expect(isPriceAcceptable(accepted, now)).toBe(isAcceptable);
  expect(refusedByPrice(accepted, now)).toBe(isAcceptable ? undefined : 'conversion_price_moved');
});

it('a change without a price is not refused by it', () => expect(refusedByPrice('0', null)).toBeUndefined());

const sold: SplittableConversion = {
  fixedSide: 'sell',
  buyCurrency: 'EUR',
  sellCurrency: 'GBP',
  buyAmount: '1241.00',
  sellAmount: '1000.00',
};
const yen: SplittableConversion = {
  fixedSide: 'buy',
  buyCurrency: 'JPY',
  sellCurrency: 'USD',
  buyAmount: '11110',
  sellAmount: '100.00',
};

it.each([
  [sold, '333.33', { buyAmount: '413.66', sellAmount: '333.33' }, { buyAmount: '827.34', sellAmount: '666.67' }],
  [sold, '1', { buyAmount: '1.24', sellAmount: '1.00' }, { buyAmount: '1239.76', sellAmount: '999.00' }],
  [yen, '5000', { buyAmount: '5000', sellAmount: '45.00' }, { buyAmount: '6110', sellAmount: '55.00' }],
])('%j split at %s', (conversion, amount, child, rest) => {
  expect(splitParts(conversion, amount)).toEqual({ child, rest });
});

it('both parts always come to the whole', () => {
  for (let cents = 100; cents < 100_000; cents += 777) {
    const { child, rest } = splitParts(sold, new Big(cents).div(100).toFixed(2));
    expect(new Big(child.buyAmount).plus(rest.buyAmount).eq(sold.buyAmount)).toBe(true);
    expect(new Big(child.sellAmount).plus(rest.sellAmount).eq(sold.sellAmount)).toBe(true);
  }
});

it.each([
  [sold, '333.33', undefined],
  [sold, '1.00', undefined],
  [sold, '0.99', /too small/],
  [sold, '999.00', undefined],
  [sold, '999.01', /too large/],
  [sold, '1000.00', /too large/],
  [sold, '2000.00', /too large/],
  [sold, '0', /greater than zero/],
  [sold, '-5', /valid number/],
  [sold, '10.001', /more decimals/],
  [yen, '110', /too small/],
  [yen, '112', undefined],
  [yen, '112.5', /more decimals/],
])('%j at %s: %s', (conversion, amount, fault) => {
  const found = splitFault(conversion, amount);
  if (fault) expect(found).toMatch(fault);
  else expect(found).toBeUndefined();
});

const waiting: LinkedPayment = { status: 'awaiting_authorisation', isSent: false, paymentDate: '2026-11-25' };
const held: LinkedPayment = { ...waiting, status: 'ready_to_send', isSent: true };

it.each([
  ['an unsent payment of a cancelled conversion', 'cancellation', waiting, 'cannot_be_sent'],
  ['one that failed before it was sent', 'cancellation', { ...waiting, status: 'failed' }, 'cannot_be_sent'],
  ['one that was deleted', 'cancellation', { ...waiting, status: 'deleted' }, 'unchanged'],
  ['one that the provider holds', 'cancellation', held, 'suspended'],
  ['one that has left', 'cancellation', { ...held, status: 'submitted' }, 'unchanged'],
  ['one that failed there', 'cancellation', { ...held, status: 'failed' }, 'unchanged'],
  ['an unsent payment before the new date', 'date_change', waiting, 'cannot_be_sent'],
  ['one on the new date', 'date_change', { ...waiting, paymentDate: '2026-11-26' }, 'unchanged'],
  ['one without a date', 'date_change', { ...waiting, paymentDate: null }, 'unchanged'],
  ['one before the new date that the provider holds', 'date_change', held, 'waits'],
  ['a payment of a split conversion', 'split', held, 'unchanged'],
] as const)('%s', (_name, kind, payment, fate) => {
  expect(fateOfLinkedPayment(kind, payment, '2026-11-26')).toBe(fate);
});
