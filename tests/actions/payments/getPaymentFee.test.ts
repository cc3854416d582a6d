import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { newPayment } from '../../support/portal';
import { stackDatabase } from '../../support/stack';
import { whileCharged, withoutFee } from '../../support/paymentFees';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const call = (changes: object = {}, username = 'maker') => ({
  username,
  query: `query ($bankCountry: String!, $currency: String!, $paymentType: String!, $chargeType: String) {
    getPaymentFee(bankCountry: $bankCountry, currency: $currency, paymentType: $paymentType, chargeType: $chargeType) {
      amount currency
    }
  }`,
  variables: { bankCountry: 'DE', currency: 'EUR', paymentType: 'regular', ...changes },
});
const preview = async (changes: object = {}) => (await effectsOf(database, call(changes))).answer.data;
const fee = (amount: string | null) => ({ getPaymentFee: { amount, currency: 'GBP' } });

test('the preview says what the payment will cost, and changes nothing', async () => {
  const { answer, ...effects } = await effectsOf(database, call());
  expect(answer.data).toEqual(fee('0.30'));
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
  expect(await preview({ paymentType: 'priority', chargeType: 'shared' })).toEqual(fee('5.00'));
});

test('is the fee with which the payment is created', async () => {
  const id = await newPayment({ amount: '5000.00' });
  const [stored] = await database('charges').where({ payment_id: id }).pluck('amount');
  expect(await preview({ bankCountry: 'GB', currency: 'GBP' })).toEqual(fee(stored!));
});

test.each(withoutFee)('there is none where %s', async (_why, change) => {
  await whileCharged(database, change, async () => {
    expect(await preview()).toEqual(fee(null));
  });
});

test.each([
  ['an unknown type', { paymentType: 'cheque' }, 'paymentType'],
  ['an unknown charge type', { paymentType: 'priority', chargeType: 'theirs' }, 'chargeType'],
  ['an unknown currency', { currency: 'XXX' }, 'currency'],
  ['no country code', { bankCountry: 'Germany' }, 'bankCountry'],
])('refuses %s', async (_what, changes, field) => {
  expect(await refusedEffects(database, call(changes))).toEqual(refused('invalid_input', field));
});

test('refuses another tenant’s user', async () => {
  expect(await refusedEffects(database, call({}, 'borealis'))).toEqual(refused('account_not_found', 'accountId'));
});
