import { paymentFeePricesSchema } from '../../../../domain/fees/paymentFee';
import { overrideChange } from '../../../../domain/tariffs/overrideChange';
import { tariffContent } from '../../../../domain/tariffs/tariffContent';
import type { TariffInput } from '../../../../domain/tariffs/tariffInput';
import { paymentPrices } from '../../../../domain/tariffs/tariffTypes';

const prices = Object.fromEntries(paymentPrices.map((name, index) => [name, `${index}.5`]));
const input = (change: object): TariffInput => ({
  ...({
    name: 'Standard',
    type: 'payment_fee',
    amount: '9',
    ...prices,
    regular_overrides: [],
  } as unknown as TariffInput),
  ...change,
});

test('a payment fee stores its prices with two decimals, and no amount', () => {
  const overrides = [
    { currency: 'EUR', amount: '1' },
    { currency: 'PLN', amount: null },
  ];
  const { amount, details } = tariffContent(input({ regular_overrides: overrides }));
  expect(amount).toBeNull();
  expect(details).toMatchObject({ regular: '0.50', priority_tier_4_our: '5.50' });
  expect(details.regular_overrides).toEqual([{ currency: 'EUR', amount: '1.00' }]);
});

test('what is stored is what the fee of a payment is read from', async () => {
  await expect(
    paymentFeePricesSchema.validate(tariffContent(input({})).details, { strict: true }),
  ).resolves.toBeDefined();
});

test.each(['incoming_fund_fee', 'monthly_maintenance_charge', 'balance_transfer_fee'])(
  'a %s stores its amount, and no prices of payments',
  (type) => {
    expect(tariffContent(input({ type, amount: '9.5' }))).toEqual({ amount: '9.50', details: {} });
  },
);

const eur = { currency: 'EUR', amount: '0.50' };
const pln = { currency: 'PLN', amount: '2.00' };

test.each<[what: string, before: (typeof eur)[], after: (typeof eur)[], text: string | undefined]>([
  ['a new fee', [], [eur], 'superadmin, Standard: none → EUR 0.50'],
  ['another amount', [eur], [{ ...eur, amount: '0.60' }], 'superadmin, Standard: EUR 0.50 → EUR 0.60'],
  ['one fewer', [eur, pln], [pln], 'superadmin, Standard: EUR 0.50, PLN 2.00 → PLN 2.00'],
  ['another currency', [eur], [{ ...pln, amount: '0.50' }], 'superadmin, Standard: EUR 0.50 → PLN 0.50'],
  ['none left', [eur], [], 'superadmin, Standard: EUR 0.50 → none'],
  ['the same in another order', [eur, pln], [pln, eur], undefined],
  ['the same amount written otherwise', [eur], [{ ...eur, amount: '0.5' }], undefined],
  ['none before and after', [], [], undefined],
])('%s', (_what, before, after, text) => {
  expect(overrideChange('superadmin', 'Standard', before, after)).toBe(text);
});
