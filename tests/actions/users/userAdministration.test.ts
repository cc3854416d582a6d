import type { Knex } from 'knex';
import { disableUser } from '../../../actions/users/disableUser';
import { refusalOf } from '../../support/portal';
import { stackDatabase } from '../../support/stack';
import {
  administrate,
  aldgate,
  borealis,
  createdUser,
  deleteTestUsers,
  newUsername,
  sessionOf,
  stackContext,
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

const refused = async (by: string, ...call: [Parameters<typeof administrate>[1], Record<string, unknown>]) =>
  refusalOf(await administrate(by, ...call));

describe('who may be changed', () => {
  test('administrators cannot change their own user', async () => {
    for (const [by, variables] of [
      ['orgadmin', { id: 'orgadmin' }],
      ['superadmin', { id: 'superadmin' }],
    ] as const) {
      for (const call of ['disable', 'resetPassword', 'disableMfa'] as const) {
        expect(await refused(by, call, variables)).toEqual({ code: 'own_user', field: 'id' });
      }
    }
    expect((await refused('superadmin', 'remove', { id: 'superadmin' })).code).toBe('own_user');
    const demotion = { id: 'orgadmin', orgId: aldgate, is: false };
    expect((await refused('orgadmin', 'orgAdmin', demotion)).code).toBe('own_user');
  });

  test('a user outside the administrator’s organisations is answered as an absent one', async () => {
    const id = await createdUser({ organisations: [{ org_id: borealis }] }, 'superadmin');
    const calls = [
      ['edit', { user: userDetails() }],
      ['update', { phone: '+447700901111' }],
      ...(['enable', 'disable', 'resetPassword', 'disableMfa', 'read'] as const).map((name) => [name, {}] as const),
      ['apiAccess', { isEnabled: true }],
      ['link', { link: { org_id: aldgate } }],
      ['orgAdmin', { orgId: aldgate, is: true }],
    ] as const;
    for (const [call, rest] of calls) {
      const answer = await administrate('orgadmin', call, { id, ...rest });
      const absent = await administrate('orgadmin', call, { id: newUsername(), ...rest });
      expect(refusalOf(answer)).toEqual({ code: 'user_not_found', field: 'id' });
      expect(answer).toEqual(absent);
    }
    expect(await database('users_organisations').where({ user_id: id }).pluck('org_id')).toEqual([borealis]);
  });

  test('a user of several organisations, or a super admin, is changed as a whole by super admins alone', async () => {
    const id = await createdUser({ organisations: [{ org_id: aldgate }, { org_id: borealis }] }, 'superadmin');
    for (const call of ['disable', 'resetPassword', 'disableMfa'] as const) {
      expect((await refused('orgadmin', call, { id })).code).toBe('user_of_other_organisations');
      expect((await refused('orgadmin', call, { id: 'superadmin' })).code).toBe('super_admins_only');
    }
    expect((await administrate('orgadmin', 'read', { id })).data?.result).toMatchObject({
      isEditable: false,
      date_of_birth: null,
      apiKey: null,
    });
    expect((await administrate('orgadmin', 'orgAdmin', { id, orgId: aldgate, is: true })).errors).toBeUndefined();
    expect((await refused('orgadmin', 'orgAdmin', { id, orgId: borealis, is: true })).code).toBe(
      'organisation_not_found',
    );
  });

  test('two administrators who disable each other at once: one of them remains', async () => {
    const flags = { organisations: [{ org_id: aldgate, can_user_admin_org: true }] };
    const other = await createdUser(flags);
    const first = await createdUser(flags);
    const context = stackContext();
    const by = (userId: string, id: string) => disableUser({ id }, sessionOf(userId), context);
    const results = await Promise.allSettled([by(first, other), by(other, first)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const enabled = await database('users').whereIn('id', [first, other]).where({ enabled: true });
    expect(enabled).toHaveLength(1);
    await context.database.destroy();
  });
});
