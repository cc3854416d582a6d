import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf } from '../../support/effects';
import { stackDatabase } from '../../support/stack';

const query = 'mutation ($upTo: timestamptz!) { result: markAllNotices(upTo: $upTo) { count } }';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(async () => {
  await database('notices').where('subject', 'like', 'all %').delete();
});
afterAll(() => database.destroy());

async function notice(user_id: string, createdAt: string): Promise<string> {
  const id = randomUUID();
  await database('notices').insert({
    id,
    user_id,
    kind: 'rate_alert',
    subject: `all ${id}`,
    createdAt: new Date(createdAt),
  });
  return id;
}

const upTo = '2026-11-20T10:00:00Z';
const markAll = (username: string, role?: string) =>
  effectsOf<{ result: { count: number } }>(database, { username, query, variables: { upTo }, role });
const unread = (userId: string) => database('notices').where({ user_id: userId, readAt: null }).pluck('id');

test('marks the caller’s up to the newest that is known, and none that came later', async () => {
  await database('notices').where({ user_id: 'viewer' }).delete();
  const known = [await notice('viewer', upTo), await notice('viewer', '2026-11-19T10:00:00Z')];
  const later = await notice('viewer', '2026-11-20T10:00:01Z');
  expect((await markAll('viewer')).answer.data).toEqual({ result: { count: known.length } });
  expect(await unread('viewer')).toEqual([later]);
});

test('as super admin it marks nobody else’s', async () => {
  const mine = await notice('superadmin', upTo);
  const others = [await notice('viewer', upTo), await notice('borealis', upTo)];
  expect((await markAll('superadmin', 'admin')).answer.data?.result.count).toBeGreaterThan(0);
  expect(await unread('superadmin')).not.toContain(mine);
  for (const id of others) expect((await database('notices').where({ id }).first('readAt'))!.readAt).toBeNull();
});
