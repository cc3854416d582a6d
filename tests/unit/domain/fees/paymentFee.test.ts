import fc from 'fast-check';
import { paymentFee, paymentFeePricesSchema, type PricedPayment } from '../../../../domain/fees/paymentFee';

const prices = {
  regular: '1.00',
  regular_overrides: [
    { currency: 'EUR', amount: '0.50' },
    { currency: 'PLN', amount: '2.00' },
  ],
  priority_worldwide_shared: '8.00',
  priority_tier_1_our: '12.00',
  priority_tier_2_our: '15.00',
  priority_tier_3_our: '20.00',
  priority_tier_4_our: '25.00',
};
const feeOf = (payment: Partial<PricedPayment>) =>
  paymentFee({ paymentType: 'priority', chargeType: 'ours', currency: 'USD', tier: 1, ...payment }, prices);

it.each([
  [{ paymentType: 'regular', chargeType: null }, 'regular', '1.00'],
  [{ paymentType: 'regular', chargeType: null, currency: 'EUR' }, 'regular_override', '0.50'],
  [{ paymentType: 'regular', chargeType: null, currency: 'PLN', tier: 4 }, 'regular_override', '2.00'],
  [{ chargeType: 'shared' }, 'priority_worldwide_shared', '8.00'],
  [{ chargeType: 'shared', currency: 'EUR', tier: 4 }, 'priority_worldwide_shared', '8.00'],
  [{ tier: 1 }, 'priority_tier_1_our', '12.00'],
  [{ tier: 2, currency: 'EUR' }, 'priority_tier_2_our', '15.00'],
  [{ tier: 3 }, 'priority_tier_3_our', '20.00'],
  [{ tier: 4 }, 'priority_tier_4_our', '25.00'],
  [{ tier: 5 }, 'priority_tier_4_our', '25.00'],
] as const)('%j costs the price %s', (payment, basis, amount) => {
  expect(feeOf(payment)).toEqual({ basis, amount });
});

it('is a price of the tariff, whatever the payment', () => {
  const all = new Set(['1.00', '0.50', '2.00', '8.00', '12.00', '15.00', '20.00', '25.00']);
  const payment = fc.record({
    paymentType: fc.constantFrom('regular' as const, 'priority' as const),
    chargeType: fc.constantFrom('ours' as const, 'shared' as const, null),
    currency: fc.constantFrom('EUR', 'PLN', 'USD', 'JPY'),
    tier: fc.integer({ min: -1, max: 9 }),
  });
  fc.assert(fc.property(payment, (one) => all.has(feeOf(one).amount)));
});

it('reads no tariff without a price, nor one that is no decimal', async () => {
  for (const wrong of [{ regular: undefined }, { regular: '-1' }, { regular: '1e3' }, { priority_tier_3_our: '' }]) {
    await expect(paymentFeePricesSchema.validate({ ...prices, ...wrong })).rejects.toThrow();
  }
  const plain = { ...prices, regular_overrides: undefined };
  expect((await paymentFeePricesSchema.validate(plain)).regular_overrides).toEqual([]);
});
