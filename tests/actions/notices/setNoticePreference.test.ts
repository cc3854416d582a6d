import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { as } from '../../support/portal';
import { runSchedule, stackDatabase } from '../../support/stack';

const query = `mutation ($kind: String!, $inApp: Boolean!, $byEmail: Boolean!) {
  setNoticePreference(kind: $kind, inApp: $inApp, byEmail: $byEmail) { kind }
}`;

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => database('notice_preferences').whereIn('user_id', ['viewer', 'maker']).delete());
afterAll(() => database.destroy());

const call = (changes: Record<string, unknown> = {}, username = 'viewer') => ({
  username,
  query,
  variables: { kind: 'rate_alert', inApp: false, byEmail: true, ...changes },
});
const preferences = (user_id = 'viewer') => database('notice_preferences').where({ user_id });

test('keeps where the caller wants notices of a kind, and replaces an earlier choice', async () => {
  const { answer, ...effects } = await effectsOf(database, call());
  expect(answer.data).toEqual({ setNoticePreference: { kind: 'rate_alert' } });
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
  expect(await preferences()).toMatchObject([{ kind: 'rate_alert', in_app: false, by_email: true }]);
  await effectsOf(database, call({ inApp: true, byEmail: false }));
  expect(await preferences()).toMatchObject([{ kind: 'rate_alert', in_app: true, by_email: false }]);
});

test('holds for the caller and the kind alone', async () => {
  await effectsOf(database, call({}, 'maker'));
  await effectsOf(database, call());
  await effectsOf(database, call({ kind: 'money_in', inApp: true }));
  expect(await preferences('maker')).toMatchObject([{ kind: 'rate_alert', in_app: false }]);
  expect(await preferences().orderBy('kind')).toMatchObject([
    { kind: 'money_in', in_app: true },
    { kind: 'rate_alert', in_app: false },
  ]);
});

test('a kind that is not wanted in the portal is not shown there, from then on', async () => {
  const read = `{ notices(where: { kind: { _eq: "rate_alert" } }) { id } }`;
  await effectsOf(database, call());
  await database('rate_alerts').insert({ user_id: 'viewer', currencyPair: 'EURGBP', kind: 'daily' });
  await runSchedule('refresh-rates');
  const written = await database('notices').where({ user_id: 'viewer', kind: 'rate_alert', in_app: false });
  const { data } = await as<{ notices: readonly { id: string }[] }>('viewer', read, {});
  await database('rate_alerts').where({ user_id: 'viewer' }).delete();
  await database('notices').where({ user_id: 'viewer', kind: 'rate_alert' }).delete();
  expect(written).toHaveLength(1);
  expect(data?.notices.map(({ id }) => id)).not.toContain(written[0]!.id);
});

test.each(['news', ''])('the kind "%s" cannot be chosen', async (kind) => {
  expect(await refusedEffects(database, call({ kind }))).toEqual(refused('invalid_input', 'kind'));
  expect(await preferences()).toEqual([]);
});
