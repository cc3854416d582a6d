import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { disableUser } from '../../../actions/users/disableUser';
import { signInDemoUser } from '../../../local/identity/signInDemoUser';
import { IdentityControl } from '../../e2e/identityControl';
import { refusalOf } from '../../support/portal';
import { callIdentity, graphqlWithToken, stackDatabase, stackUrl } from '../../support/stack';
import {
  administrate,
  aldgate,
  borealis,
  createdUser,
  deleteTestUsers,
  newUsername,
  poolUser,
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

const rowOf = (id: string) => database('users').where({ id }).first();
const entryOf = (details: string) => database('activity').where({ details }).first('eventCode', 'userId');
const refused = async (by: string, ...call: [Parameters<typeof administrate>[1], Record<string, unknown>]) =>
  refusalOf(await administrate(by, ...call));

test('a user is created here and at the identity provider, with links, an entry of the log and a password by e-mail', async () => {
  const id = newUsername();
  const email = `${id}@demo.invalid`;
  const link = { org_id: aldgate, can_manage_favourites: true };
  const { data } = await administrate('orgadmin', 'create', {
    id: ` ${id.toUpperCase()} `,
    user: userDetails({ email, organisations: [link], can_use_transfers: true }),
  });
  expect(data?.result).toEqual({ id, isPending: false });
  expect(await rowOf(id)).toMatchObject({
    first_name: 'Una',
    date_of_birth: '1990-02-03',
    enabled: true,
    can_use_transfers: true,
    can_transfer_between_orgs: false,
  });
  expect(await database('users_organisations').where({ user_id: id })).toEqual([
    {
      user_id: id,
      org_id: aldgate,
      can_user_admin_org: false,
      can_manage_favourites: true,
      canManageNewAccount: false,
    },
  ]);
  expect(await poolUser(database, id)).toMatchObject({
    status: 'FORCE_CHANGE_PASSWORD',
    attributes: { email, phone_number: '+447700901234' },
  });
  expect(await entryOf(id)).toEqual({ eventCode: 'A025', userId: 'orgadmin' });
  const outbox = await fetch(`${stackUrl()}/outbox`, { headers: { accept: 'application/json' } });
  expect(await outbox.text()).toContain(`Your username is ${id} and temporary password`);
  expect((await administrate('orgadmin', 'exists', { id })).data?.result).toEqual({ id, enabled: true });
  expect((await administrate('orgadmin', 'exists', { id: newUsername() })).data?.result).toBeNull();
});

test('creating is refused with the field that is at fault, and leaves nothing', async () => {
  const id = newUsername();
  const ask = (changes: Record<string, unknown>, by = 'orgadmin') =>
    refused(by, 'create', { id, user: userDetails(changes) });
  for (const [changes, field] of [
    [{ first_name: ' ' }, 'first_name'],
    [{ email: 'una@demo' }, 'email'],
    [{ phone: '07700 901234' }, 'phone'],
    [{ date_of_birth: '2024-01-01' }, 'date_of_birth'],
    [{ date_of_birth: '1990-02-30' }, 'date_of_birth'],
    [{ organisations: [] }, 'organisations'],
    [{ organisations: [{ org_id: aldgate }, { org_id: aldgate }] }, 'organisations'],
  ] as const) {
    expect(await ask(changes)).toEqual({ code: 'invalid_input', field });
  }
  for (const org_id of [borealis, randomUUID()]) {
    expect(await ask({ organisations: [{ org_id }] })).toEqual({
      code: 'organisation_not_found',
      field: 'organisations',
    });
  }
  expect(await ask({ can_transfer_between_orgs: true })).toEqual({
    code: 'super_admins_only',
    field: 'can_transfer_between_orgs',
  });
  expect((await ask({}, 'favadmin')).code).toBe('super_admins_only');
  expect((await refused('orgadmin', 'create', { id: 'a b', user: userDetails() })).field).toBe('id');
  expect(await refused('borealisadmin', 'create', { id: 'maker', user: userDetails() })).toEqual({
    code: 'user_exists',
    field: 'id',
  });
  expect([await rowOf(id), await poolUser(database, id)]).toEqual([undefined, undefined]);
});

test('a user of the pool that is not ours is not taken over', async () => {
  const id = await createdUser();
  await database('users').where({ id }).delete();
  expect(await refused('superadmin', 'create', { id, user: userDetails() })).toEqual({
    code: 'user_exists',
    field: 'id',
  });
  expect(await rowOf(id)).toBeUndefined();
});

test('editing replaces the details and all links, here and at the identity provider', async () => {
  const id = await createdUser();
  const email = `${id}@new.invalid`;
  const user = userDetails({
    last_name: 'Changed',
    email,
    organisations: [{ org_id: borealis, can_user_admin_org: true }],
  });
  expect(await refused('orgadmin', 'edit', { id, user })).toEqual({
    code: 'organisation_not_found',
    field: 'organisations',
  });
  expect((await administrate('superadmin', 'edit', { id, user })).data?.result).toEqual({ id, isPending: false });
  expect(await rowOf(id)).toMatchObject({ last_name: 'Changed', email });
  expect(await database('users_organisations').where({ user_id: id }).pluck('org_id')).toEqual([borealis]);
  expect(await poolUser(database, id)).toMatchObject({ attributes: { email, email_verified: 'false' } });
  expect(await refused('orgadmin', 'edit', { id, user })).toEqual({ code: 'user_not_found', field: 'id' });
  expect((await administrate('borealisadmin', 'update', { id, phone: '+447700905555' })).data?.result.id).toBe(id);
  expect(await rowOf(id)).toMatchObject({ last_name: 'Renamed', phone: '+447700905555' });
  expect((await poolUser(database, id))?.attributes).toMatchObject({
    phone_number: '+447700905555',
    phone_number_verified: 'false',
  });
});

test('disabling bites at once and ends the sessions; enabling lets the user sign in anew', async () => {
  const id = await createdUser();
  const identity = await IdentityControl.open();
  await identity.restorePassword(id, true);
  const tokens = await signInDemoUser(stackUrl(), id);
  const own = `{ users { id } }`;
  const seen = async () => (await graphqlWithToken<{ users: unknown[] }>(tokens.idToken, own)).data?.users.length;
  expect(await seen()).toBe(1);
  expect((await administrate('orgadmin', 'disable', { id })).data?.result).toEqual({ id, isPending: false });
  expect(await seen()).toBe(0);
  expect(await poolUser(database, id)).toMatchObject({ isEnabled: false });
  const refresh = { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: tokens.refreshToken } };
  expect((await callIdentity('InitiateAuth', refresh)).__type).toBe('NotAuthorizedException');
  await administrate('orgadmin', 'enable', { id });
  expect([(await rowOf(id))?.enabled, (await poolUser(database, id))?.isEnabled]).toEqual([true, true]);
  expect((await signInDemoUser(stackUrl(), id)).idToken).toBeTruthy();
  expect(await entryOf(`Disabled: ${id}`)).toEqual({ eventCode: 'A026', userId: 'orgadmin' });
  identity.close();
});

test('a user without records is deleted in both places, by super admins alone; one with records is not', async () => {
  const id = await createdUser();
  expect((await administrate('orgadmin', 'remove', { id })).errors).toBeDefined();
  expect(await rowOf(id)).toBeDefined();
  expect((await administrate('superadmin', 'read', { id })).data?.result).toMatchObject({ hasRecords: false });
  expect((await administrate('superadmin', 'remove', { id })).data?.result).toEqual({ id, isPending: false });
  expect([await rowOf(id), await poolUser(database, id)]).toEqual([undefined, undefined]);
  expect(await database('activity').where({ details: id, eventCode: 'A027' })).toHaveLength(1);
  expect((await administrate('superadmin', 'read', { id: 'maker' })).data?.result).toMatchObject({ hasRecords: true });
  expect((await refused('superadmin', 'remove', { id: 'maker' })).code).toBe('user_has_records');
  expect(await poolUser(database, 'maker')).toMatchObject({ isEnabled: true });
});

test('an administrator resets a password and switches second factors off; both end the sessions', async () => {
  const id = await createdUser({ email: 'reset@demo.invalid' });
  const identity = await IdentityControl.open();
  await identity.restorePassword(id, true);
  await database('identity.documents')
    .where({ kind: 'user', id })
    .update({
      body: database.raw(`body || '{"mfa":{"sms":true,"authenticator":false}}'`),
    });
  expect((await administrate('orgadmin', 'read', { id })).data?.result).toMatchObject({ hasMfaEnabled: true });
  await administrate('orgadmin', 'disableMfa', { id });
  expect(await poolUser(database, id)).toMatchObject({ mfa: { sms: false, authenticator: false } });
  expect((await rowOf(id))?.signed_out_at).not.toBeNull();
  // Without a verified address the identity provider has nowhere to send a code.
  expect((await refused('orgadmin', 'resetPassword', { id })).code).toBe('identity_refused');
  await identity.setAttributes(id, { email_verified: 'true' });
  expect((await administrate('orgadmin', 'resetPassword', { id })).data?.result).toEqual({ id, isPending: false });
  expect(await poolUser(database, id)).toMatchObject({ status: 'RESET_REQUIRED' });
  expect(await database('activity').where({ details: id, eventCode: 'A028' })).toHaveLength(2);
  identity.close();
});

test('a key is shown once, kept as a hash, replaced by the next one and revoked', async () => {
  const id = await createdUser();
  const change = async (isEnabled: boolean) =>
    (await administrate<{ key: string | null }>('orgadmin', 'apiAccess', { id, isEnabled })).data?.result.key;
  const hashes = () =>
    database('vault.api_key_hashes').join('api_keys', 'api_keys.id', 'api_key_id').where({ user_id: id }).pluck('hash');
  const first = await change(true);
  expect(first).toMatch(/^ck_[\w-]{43}$/);
  const [hash] = await hashes();
  expect(hash).toMatch(/^sha256:/);
  const read = async () => (await administrate('orgadmin', 'read', { id })).data?.result.apiKey;
  expect(await read()).toEqual({ key: `…${first!.slice(-4)}`, isEnabled: true });
  const second = await change(true);
  expect(second).not.toBe(first);
  expect(await hashes()).toHaveLength(1);
  expect(await hashes()).not.toContain(hash);
  expect(await change(false)).toBeNull();
  expect([await hashes(), await read()]).toEqual([[], { key: `…${second!.slice(-4)}`, isEnabled: false }]);
  expect(await rowOf(id)).toMatchObject({ is_api_key_access_enabled: false });
});

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

test('rights for an organisation are set one by one, and the others stay', async () => {
  const id = await createdUser();
  const links = () => database('users_organisations').where({ user_id: id });
  for (const call of ['favouritesAdmin', 'newAccounts', 'orgAdmin'] as const) {
    expect((await administrate('orgadmin', call, { id, orgId: aldgate, is: true })).errors).toBeUndefined();
  }
  expect(await links()).toMatchObject([
    { can_user_admin_org: true, can_manage_favourites: true, canManageNewAccount: true },
  ]);
  await administrate('orgadmin', 'link', { id, link: { org_id: aldgate, can_manage_favourites: false } });
  expect(await links()).toMatchObject([
    { can_user_admin_org: true, can_manage_favourites: false, canManageNewAccount: true },
  ]);
  await administrate('superadmin', 'link', { id, link: { org_id: borealis } });
  expect(await links()).toHaveLength(2);
});
