import type { Knex } from 'knex';
import { refusalOf } from '../../support/portal';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { whileRatesChanged } from '../../support/rates';
import { runSchedule, stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(async () => {
  database = stackDatabase();
  await runSchedule('refresh-rates');
});

const own = () => database('rate_alerts').where({ user_id: 'viewer' });
afterEach(() => own().delete());
afterAll(() => database.destroy());

const query = `mutation ($currencyPair: String!, $kind: String!, $rate: String) {
  createRateAlert(currencyPair: $currencyPair, kind: $kind, rate: $rate) { id }
}`;

interface Answer {
  readonly createRateAlert: { readonly id: string };
}

/** The simulator's rate of euros in pounds is 0.8057. */
const call = (variables: Record<string, unknown> = {}) => ({
  username: 'viewer',
  query,
  variables: { currencyPair: 'EURGBP', kind: 'above', rate: '0.9', ...variables },
});

test.each([
  ['above', '0.9'],
  ['below', '0.5'],
  ['daily', null],
])('an alert %s %s is kept as asked, switched on, and its user’s', async (kind, rate) => {
  const { answer, ...effects } = await effectsOf<Answer>(database, call({ kind, rate }));
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
  expect(await own()).toMatchObject([
    { id: answer.data?.createRateAlert.id, currencyPair: 'EURGBP', kind, rate, enabled: true },
  ]);
});

test.each([
  ['a rate that is reached already, from below', { kind: 'above', rate: '0.8' }, 'invalid_input', 'rate'],
  ['a rate that is reached already, from above', { kind: 'below', rate: '0.9' }, 'invalid_input', 'rate'],
  ['no rate', { kind: 'above', rate: null }, 'invalid_input', 'rate'],
  ['an unknown kind', { kind: 'weekly', rate: '1' }, 'invalid_input', 'kind'],
  ['a pair that is none', { currencyPair: 'EUREUR' }, 'invalid_input', 'currencyPair'],
])('%s is refused', async (_what, variables, code, field) => {
  expect(await refusedEffects(database, call(variables))).toEqual(refused(code, field));
  expect(await own()).toEqual([]);
});

test('a pair whose rate is not stored is refused', async () => {
  const remove = (rates: Knex) => rates('rates').where({ currencyPair: 'EURGBP' }).delete();
  const effects = await whileRatesChanged(database, remove, () => refusedEffects(database, call()));
  expect(effects).toEqual(refused('rate_missing', 'currencyPair'));
});

test('twenty alerts are enough, however many are asked for at once', async () => {
  const daily = { user_id: 'viewer', currencyPair: 'EURGBP', kind: 'daily' as const };
  await database('rate_alerts').insert(Array.from({ length: 18 }, () => daily));
  const answers = await Promise.all(Array.from({ length: 4 }, () => effectsOf(database, call())));
  const codes = answers.map(({ answer }) => refusalOf(answer).code).filter(Boolean);
  expect(codes).toEqual(['invalid_input', 'invalid_input']);
  expect(await own()).toHaveLength(20);
});
