import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase } from '../../support/stack';
import { aldgate, borealis, createdUser, deleteTestUsers, refusedMembers, userCall } from '../../support/users';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestUsers(database);
  await database.destroy();
});

const linksOf = (user_id: string) => database('users_organisations').where({ user_id });

test('makes a user an administrator of the organisation, and a normal user again; the other rights stay', async () => {
  const id = await createdUser({ organisations: [{ org_id: aldgate, can_manage_favourites: true }] });
  for (const is of [true, false]) {
    const { answer, ...effects } = await effectsOf(
      database,
      userCall('orgadmin', 'orgAdmin', { id, orgId: aldgate, is }),
    );
    expect(answer.data).toEqual({ result: { id, isPending: false } });
    expect(effects).toEqual({ rows: ['update users_organisations'], activity: ['A026'], provider: [] });
    expect(await linksOf(id)).toMatchObject([
      { can_user_admin_org: is, can_manage_favourites: true, canManageNewAccount: false },
    ]);
    const details = `Rights for organisation ${aldgate}: ${id} {"can_user_admin_org":${is}}`;
    expect(await database('activity').where({ details }).pluck('userId')).toEqual(['orgadmin']);
  }
});

test.each(refusedMembers)('refuses $who', async ({ by, user, code }) => {
  const call = userCall(by, 'orgAdmin', { id: await user(database), orgId: aldgate, is: false });
  expect(await refusedEffects(database, call)).toEqual(refused(code, 'id'));
});

test('refuses an organisation that the caller does not administer', async () => {
  const id = await createdUser();
  const call = userCall('orgadmin', 'orgAdmin', { id, orgId: borealis, is: true });
  expect(await refusedEffects(database, call)).toEqual(refused('organisation_not_found', 'orgId'));
  expect(await linksOf(id).pluck('org_id')).toEqual([aldgate]);
});
