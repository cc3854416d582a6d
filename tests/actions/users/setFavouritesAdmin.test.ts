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

test('lets a user manage the favourites of the organisation, and not any more; the other rights stay', async () => {
  const id = await createdUser({ organisations: [{ org_id: aldgate, canManageNewAccount: true }] });
  for (const is of [true, false]) {
    const { answer, ...effects } = await effectsOf(
      database,
      userCall('orgadmin', 'favouritesAdmin', { id, orgId: aldgate, is }),
    );
    expect(answer.data).toEqual({ result: { id, isPending: false } });
    expect(effects).toEqual({ rows: ['update users_organisations'], activity: ['A026'], provider: [] });
    expect(await linksOf(id)).toMatchObject([
      { can_manage_favourites: is, canManageNewAccount: true, can_user_admin_org: false },
    ]);
    const details = `Rights for organisation ${aldgate}: ${id} {"can_manage_favourites":${is}}`;
    expect(await database('activity').where({ details }).pluck('userId')).toEqual(['orgadmin']);
  }
});

test.each(refusedMembers)('refuses $who', async ({ by, user, code }) => {
  const call = userCall(by, 'favouritesAdmin', { id: await user(database), orgId: aldgate, is: false });
  expect(await refusedEffects(database, call)).toEqual(refused(code, 'id'));
});

test('refuses an organisation that the caller does not administer', async () => {
  const id = await createdUser();
  const call = userCall('orgadmin', 'favouritesAdmin', { id, orgId: borealis, is: true });
  expect(await refusedEffects(database, call)).toEqual(refused('organisation_not_found', 'orgId'));
  expect(await linksOf(id).pluck('org_id')).toEqual([aldgate]);
});
