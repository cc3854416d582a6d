import { tariffInputOf } from '../../../../domain/tariffs/tariffRow';
import { tariffInputSchema } from '../../../../domain/tariffs/tariffInput';

const prices = {
  regular: 1,
  priority_worldwide_shared: '2.50',
  priority_tier_1_our: 3,
  priority_tier_2_our: 4,
  priority_tier_3_our: 5,
  priority_tier_4_our: 6,
};

test('a row of one amount, as a number or as text', async () => {
  for (const amount of [12.5, '12.5']) {
    const input = tariffInputOf({ name: 'Incoming', type: 'incoming_fund_fee', amount });
    expect(await tariffInputSchema.validate(input, { strict: true })).toMatchObject({
      amount: '12.5',
      regular_overrides: [],
    });
  }
});

test('a row of a payment fee, with its fees by currency', async () => {
  const details = { ...prices, regular_overrides: [{ currency: 'EUR', amount: 0.5 }] };
  const input = tariffInputOf({ name: 'Payments', type: 'payment_fee', amount: null, details });
  expect(await tariffInputSchema.validate(input, { strict: true })).toMatchObject({
    regular: '1',
    priority_worldwide_shared: '2.50',
    regular_overrides: [{ currency: 'EUR', amount: '0.5' }],
  });
});

test.each([['text'], [['a list']], [{ regular_overrides: {} }], [{ regular_overrides: ['EUR'] }]])(
  'details of another shape are refused: %j',
  (details) => {
    expect(() => tariffInputOf({ name: 'Payments', type: 'payment_fee', details })).toThrow(
      expect.objectContaining({ code: 'invalid_input', field: 'details' }),
    );
  },
);
