import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { control, stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => control('faults', { seed: 1, rules: [] }));
afterAll(() => database.destroy());

const call = (changes: Record<string, string> = {}, username = 'maker') => ({
  username,
  query: `query ($bankCountry: String!, $currency: String!, $paymentDate: String!, $paymentType: String!) {
    getPaymentDeliveryDate(bankCountry: $bankCountry, currency: $currency, paymentDate: $paymentDate, paymentType: $paymentType) {
      paymentDate paymentDeliveryDate paymentCutoffTime
    }
  }`,
  variables: { bankCountry: 'GB', currency: 'GBP', paymentDate: '2027-03-02', paymentType: 'regular', ...changes },
});

test('when a payment of a day arrives, and until when it is taken', async () => {
  const { answer, ...effects } = await effectsOf(database, call());
  expect(answer.data).toEqual({
    getPaymentDeliveryDate: {
      paymentDate: '2027-03-02',
      paymentDeliveryDate: expect.stringMatching(/^2027-03-02T/) as string,
      paymentCutoffTime: expect.stringMatching(/^2027-03-0[12]T/) as string,
    },
  });
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
});

test('the provider is asked for the country, the currency and the type of the payment', async () => {
  await effectsOf(
    database,
    call({ bankCountry: 'US', currency: 'USD', paymentDate: '2027-03-03', paymentType: 'priority' }),
  );
  const { requests } = await control<{ requests: readonly { readonly parameters: object }[] }>(
    'requests?path=/payments/payment_delivery_date',
  );
  expect(requests[0]?.parameters).toMatchObject({
    bank_country: 'US',
    currency: 'USD',
    payment_date: '2027-03-03',
    payment_type: 'priority',
  });
});

test.each([
  ['a Sunday', { paymentDate: '2027-03-07' }, 'provider_rejected', 'paymentDate'],
  ['no day', { paymentDate: '' }, 'invalid_input', 'paymentDate'],
  ['a day that does not exist', { paymentDate: '2027-02-30' }, 'invalid_input', 'paymentDate'],
  ['an unknown type', { paymentType: 'cheque' }, 'invalid_input', 'paymentType'],
  ['no type', { paymentType: '' }, 'invalid_input', 'paymentType'],
  ['an unknown currency', { currency: 'XXX' }, 'invalid_input', 'currency'],
  ['no country code', { bankCountry: 'Germany' }, 'invalid_input', 'bankCountry'],
])('refuses %s', async (_what, changes, code, field) => {
  expect(await refusedEffects(database, call(changes))).toEqual(refused(code, field));
});

test('refuses another tenant’s user', async () => {
  expect(await refusedEffects(database, call({}, 'borealis'))).toEqual(refused('account_not_found', 'accountId'));
});

test('says that the provider cannot be reached', async () => {
  await control('faults', { seed: 1, rules: [{ path: '/payments/payment_delivery_date', fault: 'offline' }] });
  expect((await refusedEffects(database, call({ paymentDate: '2027-06-01' }))).code).toBe('provider_unavailable');
});
