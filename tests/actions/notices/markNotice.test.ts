import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase } from '../../support/stack';

const query =
  'mutation ($id: uuid!, $isRead: Boolean!) { result: markNotice(noticeId: $id, isRead: $isRead) { count } }';

let database: Knex;
let id: string;

beforeAll(() => {
  database = stackDatabase();
});
beforeEach(async () => {
  id = randomUUID();
  await database('notices').insert({ id, user_id: 'viewer', kind: 'rate_alert', subject: id });
});
afterEach(async () => {
  await database('notices').where({ id }).delete();
});
afterAll(() => database.destroy());

const mark = (username: string, isRead: boolean, role?: string) =>
  effectsOf(database, { username, query, variables: { id, isRead }, role });
const readAt = async () => (await database('notices').where({ id }).first('readAt'))!.readAt;

test('its person marks it as read and as unread', async () => {
  expect(await mark('viewer', true)).toMatchObject({ answer: { data: { result: { count: 1 } } }, activity: [] });
  expect(await readAt()).toEqual(expect.any(Date));
  await mark('viewer', false);
  expect(await readAt()).toBeNull();
});

test.each([
  ['maker', undefined],
  ['superadmin', 'admin'],
])('%s with the role %s marks nobody else’s', async (username, role) => {
  const call = { username, query, variables: { id, isRead: true }, role };
  expect(await refusedEffects(database, call)).toEqual(refused('notice_not_found', 'noticeId'));
  expect(await readAt()).toBeNull();
});
