import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId, roleId } from '../../../seeds/demo/organisations';
import { refusalOf } from '../../support/portal';
import { stackDatabase } from '../../support/stack';
import { administrate, aldgate, createdUser, deleteTestUsers, newUsername, userDetails } from '../../support/users';

const trading = accountId('aldgate-trading');
const foreignAccount = accountId('borealis-imports');

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestUsers(database);
  await database.destroy();
});

const seatsOf = (user_id: string) => database('CurrencyCloudContacts').where({ user_id });
const contact = (user_id: string, changes: Record<string, unknown> = {}) => ({
  contact: { user_id, account_id: trading, role_id: roleId('maker'), upper_fx_limit: '5000', ...changes },
});

test('a seat is given with a limit, changed and removed; each is in the log of the account', async () => {
  const id = await createdUser();
  const made = await administrate<{ id: string }>('orgadmin', 'createContact', contact(id));
  const seat = made.data!.result.id;
  expect(await seatsOf(id)).toMatchObject([
    { id: seat, role_id: roleId('maker'), lower_fx_limit: '1', upper_fx_limit: '5000' },
  ]);
  await administrate('orgadmin', 'updateContact', { id: seat, roleId: roleId('approver'), limit: null });
  expect(await seatsOf(id)).toMatchObject([{ role_id: roleId('approver'), lower_fx_limit: '1', upper_fx_limit: null }]);
  expect((await administrate('orgadmin', 'deleteContact', { id: seat })).data?.result).toEqual({ id: seat });
  expect(await seatsOf(id)).toEqual([]);
  const log = await database('activity')
    .where({ eventCode: 'A036', accountId: trading })
    .where('details', 'like', `%${id}%`);
  expect(log.map(({ details }) => details?.split(':')[0]).sort()).toEqual([
    'Seat changed',
    'Seat given',
    'Seat removed',
  ]);
});

test('a seat acts as the account’s contact at the provider with the user’s e-mail address', async () => {
  const email = `${newUsername()}@demo.invalid`;
  const account = await database('accounts').where({ id: trading }).first('tccAccountId');
  const now = new Date();
  const [known] = await database('tcc_contacts')
    .insert({
      id: randomUUID(),
      login_id: email,
      account_id: account!.tccAccountId!,
      first_name: 'Una',
      last_name: 'T',
      status: 'enabled',
      email_address: email.toUpperCase(),
      created_at: now,
      updated_at: now,
    })
    .returning('id');
  const id = await createdUser({ email });
  await administrate('orgadmin', 'assign', { userId: id, accountId: trading, roleId: roleId('viewer') });
  expect(await seatsOf(id)).toMatchObject([{ tcc_contact_id: known!.id, upper_fx_limit: null }]);
  await database('tcc_contacts').where({ id: known!.id }).delete();
});

describe('refused', () => {
  const refused = async (by: string, ...call: [Parameters<typeof administrate>[1], Record<string, unknown>]) =>
    refusalOf(await administrate(by, ...call));

  test('a second seat on the account, a role of another organisation, a wrong limit', async () => {
    const id = await createdUser();
    expect((await administrate('orgadmin', 'createContact', contact(id))).errors).toBeUndefined();
    expect(await refused('orgadmin', 'createContact', contact(id))).toEqual({ code: 'seat_exists', field: 'user_id' });
    const other = await createdUser();
    expect(await refused('orgadmin', 'createContact', contact(other, { role_id: roleId('owner') }))).toEqual({
      code: 'role_not_found',
      field: 'role_id',
    });
    for (const upper_fx_limit of ['0.5', '-1', '1e9', '10.001']) {
      expect(await refused('orgadmin', 'createContact', contact(other, { upper_fx_limit }))).toEqual({
        code: 'invalid_input',
        field: 'upper_fx_limit',
      });
    }
    expect(await seatsOf(other)).toEqual([]);
  });

  test('an account without a counterpart at the provider, and a closed one', async () => {
    const id = await createdUser();
    const account = { org_id: aldgate, name: `Seats ${id}` };
    const [bare] = await database('accounts').insert(account).returning('id');
    const closed = { ...account, tccAccountId: randomUUID(), is_closed: true };
    const [shut] = await database('accounts').insert(closed).returning('id');
    for (const [row, code] of [
      [bare, 'account_not_connected'],
      [shut, 'account_closed'],
    ] as const) {
      const answer = await refused('orgadmin', 'createContact', contact(id, { account_id: row!.id }));
      expect(answer).toEqual({ code, field: 'account_id' });
    }
    await database('accounts').whereIn('id', [bare!.id, shut!.id]).delete();
  });

  test('another organisation’s account, seat and user, in the words for absent ones', async () => {
    const id = await createdUser();
    for (const account_id of [foreignAccount, randomUUID()]) {
      expect(await refused('orgadmin', 'createContact', contact(id, { account_id, role_id: roleId('owner') }))).toEqual(
        {
          code: 'account_not_found',
          field: 'account_id',
        },
      );
    }
    expect((await refused('orgadmin', 'createContact', contact('borealis'))).code).toBe('user_not_found');
    const theirs = await database('CurrencyCloudContacts').where({ account_id: foreignAccount }).first('id', 'user_id');
    for (const seat of [theirs!.id, randomUUID()]) {
      expect(await refused('orgadmin', 'deleteContact', { id: seat })).toEqual({ code: 'seat_not_found', field: 'id' });
      expect(await refused('orgadmin', 'updateContact', { id: seat, roleId: roleId('maker') })).toEqual({
        code: 'seat_not_found',
        field: 'id',
      });
    }
    const theirUser = { userIds: [theirs!.user_id], accountId: foreignAccount };
    expect((await refused('orgadmin', 'unassign', theirUser)).code).toBe('seat_not_found');
    expect(await database('CurrencyCloudContacts').where({ id: theirs!.id })).toHaveLength(1);
  });

  test('one’s own seats', async () => {
    const own = await database('CurrencyCloudContacts').where({ user_id: 'orgadmin' }).first('id');
    expect((await refused('orgadmin', 'updateContact', { id: own!.id, roleId: roleId('director') })).code).toBe(
      'own_user',
    );
    const more = contact('orgadmin', { account_id: accountId('aldgate-europe') });
    expect((await refused('orgadmin', 'createContact', more)).code).toBe('own_user');
  });

  test('an organisation that falls away while the user has seats there', async () => {
    const id = await createdUser();
    await administrate('orgadmin', 'createContact', contact(id));
    const user = userDetails({ organisations: [{ org_id: (await otherOrganisation()).id }] });
    expect(await refused('superadmin', 'edit', { id, user })).toEqual({
      code: 'user_has_seats',
      field: 'user.organisations',
    });
  });
});

test('seats of several users on an account are removed together, all or none', async () => {
  const ids = [await createdUser(), await createdUser()];
  for (const id of ids) await administrate('orgadmin', 'createContact', contact(id));
  const ask = (userIds: readonly string[]) =>
    administrate<{ ids: string[] }>('orgadmin', 'unassign', { userIds, accountId: trading });
  expect(refusalOf(await ask([...ids, newUsername()])).code).toBe('seat_not_found');
  expect(refusalOf(await ask([])).code).toBe('invalid_input');
  expect(await seatsOf(ids[0]!)).toHaveLength(1);
  expect((await ask(ids)).data?.result.ids).toHaveLength(2);
  expect([await seatsOf(ids[0]!), await seatsOf(ids[1]!)]).toEqual([[], []]);
});

const otherOrganisation = async () =>
  await database('organisations').whereNot({ id: aldgate }).first<{ id: string }>('id');
