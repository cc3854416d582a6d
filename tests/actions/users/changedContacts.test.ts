import type { Knex } from 'knex';
import { sendMails } from '../../../actions/notices/sendMails';
import type { Mail } from '../../../actions/runtime/mailer';
import { IdentityControl } from '../../e2e/identityControl';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { runSchedule, stackDatabase } from '../../support/stack';
import {
  administrate,
  aldgate,
  createdUser,
  deleteTestUsers,
  poolUser,
  stackContext,
  userCall,
  userDetails,
} from '../../support/users';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await database('notices').where({ kind: 'access_changed' }).delete();
  await deleteTestUsers(database);
  await database.destroy();
});

const phone = '+447700907777';
const rowOf = async (id: string) => (await database('users').where({ id }).first())!;
const toldOf = (id: string, what: string) =>
  database('notices')
    .where({ kind: 'access_changed' })
    .whereRaw('content @> ?', [{ userId: id, what }])
    .orderBy('user_id');

/** Lets a day pass for a user's contacts. */
async function aDayLater(id: string): Promise<void> {
  const { contacts_changed_at } = await rowOf(id);
  const earlier = new Date(contacts_changed_at!.getTime() - 24 * 3_600_000);
  await database('users').where({ id }).update({ contacts_changed_at: earlier });
}

/** Ends the identity provider's first sign-in, so that a reset is possible. */
async function withPassword(id: string): Promise<void> {
  const identity = await IdentityControl.open();
  await identity.restorePassword(id, true);
  identity.close();
}

describe('an administrator who changes where codes go', () => {
  test.each([
    ['resetPassword', 'the e-mail address'],
    ['disableMfa', 'the phone'],
  ] as const)('cannot %s on the same day, for %s', async (act, what) => {
    const id = await createdUser({ email: 'old@demo.invalid' });
    await withPassword(id);
    const change = what === 'the phone' ? { phone } : { email: 'thief@demo.invalid' };
    await administrate('orgadmin', 'edit', { id, user: userDetails({ email: 'old@demo.invalid', ...change }) });
    expect(await rowOf(id)).toMatchObject({ ...change, contacts_confirmed_at: null });
    expect(await refusedEffects(database, userCall('orgadmin', act, { id }))).toEqual(
      refused('contacts_changed_recently', 'id'),
    );
    const other = { ...userCall('superadmin', act, { id }) };
    expect(await refusedEffects(database, other)).toEqual(refused('contacts_changed_recently', 'id'));
  });

  test('is told of: the owner at the address of before, the administrators at theirs', async () => {
    const id = await createdUser({ email: 'before@demo.invalid' });
    await administrate('orgadmin', 'edit', { id, user: userDetails({ email: 'after@demo.invalid' }) });
    const told = await toldOf(id, 'contacts_changed');
    expect(told.map(({ user_id }) => user_id)).toEqual(['orgadmin', id]);
    expect(told[1]).toMatchObject({ content: { by: 'orgadmin', userId: id }, in_app: true });
    const context = stackContext();
    const mails: Mail[] = [];
    const send = (mail: Mail) => Promise.resolve(mails.push(mail)).then(() => ({ kind: 'sent' }) as const);
    await sendMails({ ...context, mailer: { send } });
    await context.database.destroy();
    const text = `- The e-mail address or phone of ${id} was changed by orgadmin.`;
    const receivers = mails.filter((mail) => mail.text.includes(text)).map(({ to }) => to);
    const { email } = await rowOf('orgadmin');
    expect(receivers.toSorted()).toEqual([email, 'before@demo.invalid'].toSorted());
  });

  test('and one that changes nothing, or only the name, neither delays nor tells', async () => {
    const id = await createdUser({ email: 'same@demo.invalid' });
    await administrate('orgadmin', 'edit', { id, user: userDetails({ email: 'same@demo.invalid', last_name: 'New' }) });
    await administrate('orgadmin', 'update', { id, phone: userDetails().phone });
    expect(await rowOf(id)).toMatchObject({ contacts_changed_at: null });
    expect(await toldOf(id, 'contacts_changed')).toEqual([]);
  });

  test('a change of the phone alone counts too', async () => {
    const id = await createdUser();
    await administrate('orgadmin', 'update', { id, phone });
    expect((await rowOf(id)).contacts_changed_at).toEqual(expect.any(Date));
    expect(await toldOf(id, 'contacts_changed')).toHaveLength(2);
  });
});

describe('a day after the change', () => {
  test('the contacts are confirmed, so that their owner and the administrators can reset the password', async () => {
    const id = await createdUser({ email: 'old@demo.invalid' });
    await withPassword(id);
    await administrate('orgadmin', 'edit', { id, user: userDetails({ email: 'new@demo.invalid', phone }) });
    await runSchedule('finish-identity-operations');
    expect((await poolUser(database, id))?.attributes).toMatchObject({ email_verified: 'false' });
    await aDayLater(id);
    await runSchedule('finish-identity-operations');
    expect((await poolUser(database, id))?.attributes).toMatchObject({
      email: 'new@demo.invalid',
      email_verified: 'true',
      phone_number_verified: 'true',
    });
    expect((await rowOf(id)).contacts_confirmed_at).toEqual(expect.any(Date));
    const confirmed = { user_id: 'finish-identity-operations', table_name: 'users', action: 'U' };
    expect(await database('audit_logged_actions').where(confirmed)).not.toEqual([]);
    const reset = await effectsOf(database, userCall('orgadmin', 'resetPassword', { id }));
    expect(reset.answer.data).toEqual({ result: { id, isPending: false } });
    expect((await toldOf(id, 'password_reset')).map(({ user_id }) => user_id)).toEqual(['orgadmin', id]);
  });

  test('a later change begins the day anew', async () => {
    const id = await createdUser();
    await administrate('orgadmin', 'update', { id, phone });
    await aDayLater(id);
    await runSchedule('finish-identity-operations');
    await administrate('orgadmin', 'update', { id, phone: '+447700908888' });
    expect((await rowOf(id)).contacts_confirmed_at).toBeNull();
    expect((await refusedEffects(database, userCall('orgadmin', 'disableMfa', { id }))).code).toBe(
      'contacts_changed_recently',
    );
  });
});

test('a second factor that is switched off is told', async () => {
  const id = await createdUser();
  await administrate('orgadmin', 'disableMfa', { id });
  expect(await toldOf(id, 'second_factor_off')).toMatchObject([
    { user_id: 'orgadmin', content: { by: 'orgadmin' } },
    { user_id: id },
  ]);
});

test('a change that the identity provider refuses leaves no delay', async () => {
  const id = await createdUser({ organisations: [{ org_id: aldgate }] });
  await database('identity.documents').where({ kind: 'user', id }).delete();
  await administrate('orgadmin', 'update', { id, phone });
  expect(await rowOf(id)).toMatchObject({ phone: userDetails().phone, contacts_changed_at: null });
});
