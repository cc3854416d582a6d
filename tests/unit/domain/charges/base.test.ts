import { chargeBase } from '../../../../domain/charges/base';

it('takes the price of a tariff as it stands, and rounds one with parts of a penny half up', () => {
  const base = (amount: string) => chargeBase({ type: 'incoming_fund_fee', tariff: { id: 't', amount } });
  expect(base('1.50')).toEqual({
    amount: '1.50',
    currency: 'GBP',
    steps: [{ step: 'amount', amount: '1.50', currency: 'GBP' }],
  });
  expect(base('1.505')).toMatchObject({
    amount: '1.51',
    steps: [{ amount: '1.505' }, { step: 'rounded', amount: '1.51' }],
  });
});

it('finds the price of a payment', () => {
  const details = {
    regular: '1.00',
    regular_overrides: [{ currency: 'EUR', amount: '0.50' }],
    priority_worldwide_shared: '8.00',
    priority_tier_1_our: '12',
    priority_tier_2_our: '15',
    priority_tier_3_our: '20',
    priority_tier_4_our: '25',
  };
  const payment = { paymentType: 'regular', chargeType: null, currency: 'EUR', tier: 1 } as const;
  expect(chargeBase({ type: 'payment_fee', tariff: { id: 't', details }, payment })).toMatchObject({
    amount: '0.50',
    steps: [{ step: 'regular_override' }],
  });
});

it('charges interest on what lies above the liquidity amount only, each day, and rounds the sum once', () => {
  const days = ['100000.00', '100000.01', '99999.99', '-5.00', '460000.00'].map((balance, at) => ({
    day: `2026-10-0${at + 1}`,
    balance,
  }));
  const { amount, currency, steps } = chargeBase({
    type: 'euro_negative_interest',
    yearlyRate: '0.005',
    liquidity: '100000',
    days,
  });
  expect([amount, currency]).toEqual(['5.00', 'EUR']);
  expect(steps).toEqual([
    { step: 'excess', amount: '360000.01', currency: 'EUR' },
    { step: 'interest', amount: expect.stringMatching(/^5\.00000013/), currency: 'EUR', rate: '0.005', divisor: '360' },
    { step: 'rounded', amount: '5.00', currency: 'EUR' },
  ]);
});
