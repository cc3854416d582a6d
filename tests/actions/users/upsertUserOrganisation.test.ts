import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase } from '../../support/stack';
import {
  administrate,
  aldgate,
  borealis,
  createdUser,
  deleteTestUsers,
  refusedMembers,
  userCall,
} from '../../support/users';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestUsers(database);
  await database.destroy();
});

const linksOf = (user_id: string) => database('users_organisations').where({ user_id });

const link = (id: string, changes: Record<string, unknown> = {}) => ({ id, link: { org_id: aldgate, ...changes } });

test('rights for an organisation are set one by one, and the others stay', async () => {
  const id = await createdUser();
  for (const call of ['favouritesAdmin', 'newAccounts', 'orgAdmin'] as const) {
    expect((await administrate('orgadmin', call, { id, orgId: aldgate, is: true })).errors).toBeUndefined();
  }
  const all = { can_user_admin_org: true, can_manage_favourites: true, canManageNewAccount: true };
  expect(await linksOf(id)).toMatchObject([all]);
  const asked = userCall('orgadmin', 'link', link(id, { can_manage_favourites: false, canManageNewAccount: null }));
  const { answer, ...effects } = await effectsOf(database, asked);
  expect(answer.data).toEqual({ result: { id, isPending: false } });
  expect(effects).toEqual({ rows: ['update users_organisations'], activity: ['A026'], provider: [] });
  expect(await linksOf(id)).toMatchObject([{ ...all, can_manage_favourites: false }]);
});

test('a link to another organisation is added with the rights that are named', async () => {
  const id = await createdUser();
  const asked = { id, link: { org_id: borealis, can_manage_favourites: true } };
  const effects = await effectsOf(database, userCall('superadmin', 'link', asked));
  expect(effects).toMatchObject({ rows: ['insert users_organisations'], activity: ['A026'], provider: [] });
  expect(await linksOf(id)).toHaveLength(2);
  expect(await linksOf(id).where({ org_id: borealis })).toMatchObject([
    { can_user_admin_org: false, can_manage_favourites: true, canManageNewAccount: false },
  ]);
});

test.each(refusedMembers)('refuses $who', async ({ by, user, code }) => {
  const call = userCall(by, 'link', link(await user(database)));
  expect(await refusedEffects(database, call)).toEqual(refused(code, 'id'));
});

test.each([borealis, 'nonsense'])('refuses %s, which the caller does not administer', async (org_id) => {
  const id = await createdUser();
  const call = userCall('orgadmin', 'link', link(id, { org_id }));
  expect(await refusedEffects(database, call)).toEqual(refused('organisation_not_found', 'link.org_id'));
});
