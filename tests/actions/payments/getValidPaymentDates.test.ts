import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { as } from '../../support/portal';
import { control, stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => control('faults', { seed: 1, rules: [] }));
afterAll(() => database.destroy());

const query = `query ($currency: String!, $startDate: String) {
  getValidPaymentDates(currency: $currency, startDate: $startDate) {
    firstPaymentDate invalidPaymentDates { date reason }
  }
}`;

interface Answer {
  readonly getValidPaymentDates: {
    readonly firstPaymentDate: string;
    readonly invalidPaymentDates: readonly { readonly date: string; readonly reason: string }[];
  };
}

const call = (currency: string, startDate?: string, username = 'maker') => ({
  username,
  query,
  variables: { currency, startDate },
});
const ask = async (currency: string, startDate?: string) =>
  (await as<Answer>('maker', query, { currency, startDate })).data!.getValidPaymentDates;

test('the days from a start on which a currency is not paid, each with its reason', async () => {
  const { firstPaymentDate, invalidPaymentDates } = await ask('GBP', '2027-03-27');
  expect(firstPaymentDate).toBe('2027-03-30');
  const days = invalidPaymentDates.map(({ date }) => date);
  expect(days).toEqual(days.toSorted());
  expect(days).toEqual(expect.arrayContaining(['2027-03-27', '2027-03-28', '2027-03-29', '2027-04-03']));
  expect(invalidPaymentDates.every(({ reason }) => /\S/.test(reason))).toBe(true);
});

test('without a start from today on, and nothing is changed', async () => {
  const { answer, ...effects } = await effectsOf<Answer>(database, call('EUR'));
  expect(answer.data!.getValidPaymentDates.firstPaymentDate >= new Date().toISOString().slice(0, 10)).toBe(true);
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
});

test.each([
  ['an unknown currency', 'XXX', undefined, 'maker', 'invalid_input', 'currency'],
  ['no currency', '', undefined, 'maker', 'invalid_input', 'currency'],
  ['a day that does not exist', 'GBP', '2027-02-30', 'maker', 'invalid_input', 'startDate'],
  ['another tenant’s user', 'GBP', undefined, 'borealis', 'account_not_found', 'accountId'],
])('refuses %s', async (_what, currency, startDate, username, code, field) => {
  expect(await refusedEffects(database, call(currency, startDate, username))).toEqual(refused(code, field));
});

test('says that the provider cannot be reached', async () => {
  await control('faults', { seed: 1, rules: [{ path: '/reference/payment_dates', fault: 'offline' }] });
  expect((await refusedEffects(database, call('NOK', '2027-05-03'))).code).toBe('provider_unavailable');
});
