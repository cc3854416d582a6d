import type { Knex } from 'knex';
import { questionsPerHour } from '../../../actions/users/nameQuestions';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase } from '../../support/stack';
import {
  administrate,
  borealis,
  createdUser,
  deleteTestUsers,
  newUsername,
  userCall,
  userDetails,
} from '../../support/users';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestUsers(database);
  await database.destroy();
});

// The files of a group share a stack, and its administrators.
afterEach(() => database('name_questions').delete());

const ask = (id: string, by = 'orgadmin') => effectsOf(database, userCall(by, 'exists', { id }));

test('finds a user of any organisation by a username in any letters, and tells strangers nothing more', async () => {
  const id = await createdUser({ organisations: [{ org_id: borealis }] }, 'superadmin');
  const { answer, ...effects } = await ask(` ${id.toUpperCase()} `);
  expect(answer.data).toEqual({ result: { id, enabled: null } });
  expect((await ask(id, 'borealisadmin')).answer.data).toEqual({ result: { id, enabled: true } });
  expect((await ask(id, 'superadmin')).answer.data).toEqual({ result: { id, enabled: true } });
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
});

test('tells of one who is disabled, and nothing of a name that is free', async () => {
  const id = await createdUser();
  await administrate('orgadmin', 'disable', { id });
  expect((await ask(id)).answer.data).toEqual({ result: { id, enabled: false } });
  expect((await ask(newUsername())).answer.data).toEqual({ result: null });
});

test('refuses callers who administer nothing', async () => {
  expect(await refusedEffects(database, userCall('favadmin', 'exists', { id: 'maker' }))).toEqual(
    refused('super_admins_only'),
  );
});

/** Asks about names that are free until an administrator has no question left. */
async function useUp(by: string): Promise<void> {
  await Promise.all(Array.from({ length: questionsPerHour }, () => ask(newUsername(), by)));
}

test('an administrator without questions left learns nothing of a name, another one does, and the next hour opens it again', async () => {
  await useUp('orgadmin');
  const tooMany = refused('too_many_requests', 'id');
  const asked = (id: string) => refusedEffects(database, userCall('orgadmin', 'exists', { id }));
  expect(await asked('maker')).toEqual(tooMany);
  expect(await asked(newUsername())).toEqual(tooMany);
  expect((await ask('maker', 'borealisadmin')).answer.data).toEqual({ result: { id: 'maker', enabled: null } });
  await database('name_questions').update({ hour: database.raw(`hour - interval '1 hour'`) });
  expect((await ask('maker')).answer.data).toEqual({ result: { id: 'maker', enabled: true } });
});

test('who asks by creating users has no more questions, and creating them costs none', async () => {
  const create = (id: string, changes: Record<string, unknown> = {}) =>
    refusedEffects(database, userCall('orgadmin', 'create', { id, user: userDetails(changes) }));
  await createdUser();
  await createdUser();
  for (let count = 0; count < questionsPerHour / 2; count += 1) {
    expect(await create('maker')).toEqual(refused('user_exists', 'id'));
    expect(await create(newUsername(), { organisations: [{ org_id: borealis }] })).toMatchObject({
      code: 'organisation_not_found',
    });
  }
  const tooMany = refused('too_many_requests', 'id');
  expect(await create('maker')).toEqual(tooMany);
  expect(await create(newUsername())).toEqual(tooMany);
  expect(await refusedEffects(database, userCall('orgadmin', 'exists', { id: 'maker' }))).toEqual(tooMany);
});

test('who administers nothing has no questions to use up', async () => {
  await refusedEffects(database, userCall('favadmin', 'exists', { id: 'maker' }));
  await refusedEffects(database, userCall('favadmin', 'create', { id: 'maker', user: userDetails() }));
  expect(await database('name_questions')).toEqual([]);
});
