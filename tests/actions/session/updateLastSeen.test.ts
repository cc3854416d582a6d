import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { as } from '../../support/portal';
import { graphql, stackDatabase } from '../../support/stack';

const query = `mutation ($idleSeconds: Int!) { updateLastSeen(idleSeconds: $idleSeconds) { lastSeenAt } }`;

interface Answer {
  readonly updateLastSeen: { readonly lastSeenAt: string };
}

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const call = (idleSeconds: number) => ({ username: 'viewer', query, variables: { idleSeconds } });
const person = () => database('users').where({ id: 'viewer' });
const seenAt = async () => (await person().first('last_seen_at'))?.last_seen_at;
const hourAgo = () => database.raw(`now() - interval '1 hour'`);

test('stores when the caller was last active', async () => {
  await as('viewer', query, { idleSeconds: 0 });
  await person().update({ last_seen_at: hourAgo() });
  const before = await seenAt();
  const { answer, ...effects } = await effectsOf<Answer>(database, call(600));
  expect(effects).toEqual({ rows: ['update users'], activity: [], provider: [] });
  const stored = await seenAt();
  expect(answer.data?.updateLastSeen.lastSeenAt).toBe(stored?.toISOString());
  const minutes = (stored!.getTime() - before!.getTime()) / 60_000;
  expect(minutes).toBeGreaterThan(49);
  expect(minutes).toBeLessThan(51);
});

test('an earlier time never replaces a later one', async () => {
  await as('viewer', query, { idleSeconds: 0 });
  const before = await seenAt();
  const { data } = await as<Answer>('viewer', query, { idleSeconds: 3600 });
  expect(data?.updateLastSeen.lastSeenAt).toBe(before?.toISOString());
  expect(await seenAt()).toEqual(before);
});

test.each([-1, 3601])('%d seconds are refused', async (idleSeconds) => {
  expect(await refusedEffects(database, call(idleSeconds))).toEqual(refused('invalid_input', 'idleSeconds'));
});

test('a disabled user is not seen', async () => {
  await as('viewer', query, { idleSeconds: 0 });
  const before = await seenAt();
  await person().update({ enabled: false });
  try {
    expect(await refusedEffects(database, call(0))).toMatchObject(refused('not_authenticated'));
    expect(await seenAt()).toEqual(before);
  } finally {
    await person().update({ enabled: true });
  }
});

test('the audit log has a request id of ours, whatever the client calls its request', async () => {
  const id = 'forged-7f0c';
  await graphql('viewer', query, { idleSeconds: 0 }, { 'x-request-id': id });
  const entry = await database('audit_logged_actions').where({ row_id: 'viewer' }).orderBy('event_id', 'desc').first();
  expect(entry?.request_id).toMatch(/^[0-9a-f-]{36}$/);
  expect(await database('audit_logged_actions').where({ request_id: id })).toEqual([]);
});
