import type { Knex } from 'knex';
import { createContext } from '../../../../actions/container';
import { createPayment } from '../../../../actions/payments/createPayment';
import type { Context } from '../../../../actions/context';
import { createContact } from '../../../../actions/users/createContact';
import type { RuleError } from '../../../../domain/errors';
import { accountId } from '../../../../seeds/demo/organisations';
import { eventually } from '../../../support/eventually';
import { providerBooks, smallPayment } from '../../../support/portal';
import { contact, ownAccount, seated, seatsOf } from '../../../support/seats';
import { actionEnvironment, control, runSchedule, stackDatabase } from '../../../support/stack';
import { administrate, aldgate, createdUser, newUsername, sessionOf, stackContext } from '../../../support/users';

let database: Knex;
let context: Context;

beforeAll(() => {
  database = stackDatabase();
  context = stackContext();
});
afterEach(() => control('faults', { seed: 1, rules: [] }));
afterAll(async () => {
  await context.database.destroy();
  await database.destroy();
});

/** Of a provider that cannot be used, `rate_limit` is the one that the portal's breaker does not count: it would stay open for half a minute. */
const faults = (path: string, fault: string, times = 1000) =>
  control('faults', { seed: 1, rules: [{ path, fault, probability: 1, times }] });

const seatOf = async (id: string) => (await seatsOf(database, id).where({ account_id: ownAccount }).first())!;
const books = async () => (await providerBooks()).contacts;
const contactsNamed = async (email: string) => (await books()).filter(({ email_address }) => email_address === email);
const statusOf = async (id: string) => (await books()).find((one) => one.id === id)?.status;
const intentsOf = (id: string) =>
  database('provider_intents').whereRaw(`payload ->> 'userId' = ?`, [id]).orderBy('createdAt');

/** A user with an address of their own, at the organisation of the account. */
async function person(changes: Record<string, unknown> = {}): Promise<{ id: string; email: string }> {
  const email = `${newUsername()}@demo.invalid`;
  return { id: await createdUser({ email, ...changes }), email };
}

interface Given {
  readonly id: string;
  readonly state: string;
  readonly reason: string | null;
}

async function give(id: string, changes: Record<string, unknown> = {}): Promise<Given> {
  const { data, errors } = await administrate<Given>('orgadmin', 'createContact', contact(id, changes));
  if (!data) throw new Error(JSON.stringify(errors));
  return data.result;
}

const take = (id: string) => administrate('orgadmin', 'deleteContact', { id });

/** Sends what is pending, as if the pauses and the time of a lost call had passed. */
async function later(id: string): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await database('provider_intents')
      .whereRaw(`payload ->> 'userId' = ?`, [id])
      .where({ state: 'pending' })
      .update({
        next_attempt_at: new Date(0),
        lease_until: null,
        unresolved_at: database.raw(`unresolved_at - interval '1 hour'`),
      });
    await runSchedule('send-intents');
  }
}

/** Makes a payment as the user, who has no second factor to sign in with. @throws RuleError */
const pay = (id: string) =>
  createPayment({ payment: smallPayment() }, { ...sessionOf(id, 'user'), selectedAccountId: ownAccount }, context);

const refusalOf = (answer: Promise<unknown>) =>
  answer.then(
    () => undefined,
    ({ code, message }: RuleError) => ({ code, message }),
  );

/** Makes a contact on the account by hand, as the provider's own console does. */
async function madeByHand(email: string, status: string): Promise<string> {
  const client = await context.provider.forAccount(ownAccount);
  const account = (await database('accounts').where({ id: ownAccount }).first('tccAccountId'))!;
  const { id } = await client.createContact({
    account_id: account.tccAccountId,
    first_name: 'Una',
    last_name: 'Tester',
    email_address: email,
    phone_number: '1',
    status,
  });
  return id;
}

/** Runs a handler whose network breaks down once the provider has made a contact. */
async function withLostAnswer<T>(work: (broken: Context) => Promise<T>): Promise<T> {
  let isDown = false;
  const fetcher: typeof fetch = async (...request) => {
    if (isDown) throw new TypeError('connection reset');
    const answer = await fetch(...request);
    isDown = String(request[0]).includes('/contacts/create');
    if (isDown) throw new TypeError('connection reset');
    return answer;
  };
  const broken = createContext({ ...actionEnvironment(), LOG_LEVEL: 'silent', SENDING_WORKER: '' }, fetcher);
  try {
    return await work(broken);
  } finally {
    await broken.database.destroy();
  }
}

describe('a seat that is given', () => {
  test('has one contact at the provider, by which its user pays', async () => {
    const { id, email } = await person();
    expect(await give(id)).toMatchObject({ state: 'working', reason: null });
    const [made, ...others] = await contactsNamed(email);
    expect(others).toEqual([]);
    const account = await database('accounts').where({ id: ownAccount }).first('tccAccountId');
    expect(made).toMatchObject({
      account_id: account?.tccAccountId,
      status: 'enabled',
      first_name: 'Una',
      phone_number: '+447700901234',
    });
    expect(made?.login_id).toMatch(/^corridor-[0-9a-f-]{36}$/);
    expect(await seatOf(id)).toMatchObject({ tcc_contact_id: made?.id, contact_state: 'working' });
    const payment = await database('payments')
      .where({ id: (await pay(id)).id })
      .first();
    expect(payment?.tccPaymentId).toEqual(expect.any(String));
    const atProvider = (await providerBooks()).payments.find((one) => one.id === payment?.tccPaymentId);
    expect(atProvider).toMatchObject({ creator_contact_id: made?.id });
  });

  test('on another account has another contact there', async () => {
    const { id, email } = await person();
    await give(id);
    await give(id, { account_id: accountId('aldgate-europe') });
    const made = await contactsNamed(email);
    expect(new Set(made.map(({ account_id }) => account_id)).size).toBe(2);
    expect(new Set(made.map(({ login_id }) => login_id)).size).toBe(2);
  });

  test.each(['enabled', 'not_enabled'])('takes a contact with the user’s address that is %s', async (status) => {
    const { id, email } = await person();
    const known = await madeByHand(email.toUpperCase(), status);
    expect(await give(id)).toMatchObject({ state: 'working' });
    expect((await seatOf(id)).tcc_contact_id).toBe(known);
    expect(await contactsNamed(email)).toEqual([]);
    expect(await statusOf(known)).toBe('enabled');
  });

  test('does not take the contact of a colleague with the same address', async () => {
    const { id, email } = await person();
    const known = await madeByHand(email, 'enabled');
    await give(id);
    const colleague = await createdUser({ email });
    await give(colleague);
    expect((await seatOf(colleague)).tcc_contact_id).not.toBe(known);
    expect(await contactsNamed(email)).toHaveLength(2);
  });

  test.each([
    ['/contacts/create', 'drop_after_commit'],
    ['/contacts/create', 'http_500'],
    ['/contacts/create', 'reset'],
    ['/contacts/create', 'rate_limit'],
    ['/contacts/find', 'http_500'],
  ])('has one contact after %s ended with %s', async (path, fault) => {
    const { id, email } = await person();
    await faults(path, fault, 1);
    // The action tries again while it waits; a worker goes on with what it leaves.
    await give(id);
    await eventually(
      () => seatOf(id),
      ({ contact_state }) => contact_state === 'working',
    );
    expect(await contactsNamed(email)).toHaveLength(1);
    expect((await intentsOf(id)).map(({ state }) => state)).toEqual(['done']);
  });

  test('waits while the provider is away, says so to its user, and is opened by the schedule', async () => {
    const { id } = await person();
    await faults('/contacts', 'rate_limit');
    expect(await give(id)).toMatchObject({
      state: 'waiting',
      reason: 'The provider has not opened this seat yet. The portal asks again by itself while the account is open.',
    });
    expect(await refusalOf(pay(id))).toMatchObject({ code: 'seat_waiting' });
    await control('faults', { seed: 1, rules: [] });
    await later(id);
    expect((await seatOf(id)).contact_state).toBe('working');
    expect(await refusalOf(pay(id))).toBeUndefined();
  });
});

describe('a contact that the provider refuses', () => {
  const refused = async () => {
    const { id, email } = await person({ first_name: 'Una2' });
    return { id, email, given: await give(id) };
  };

  test('leaves a seat that says why, in the log of the account and to its user', async () => {
    const { id, given } = await refused();
    expect(given).toMatchObject({
      state: 'refused',
      reason:
        'Not opened: first_name does not look like a name. Correct the user’s details, or save the seat to ask again.',
    });
    expect(await seatOf(id)).toMatchObject({
      contact_state: 'refused',
      contact_refusal: 'first_name does not look like a name',
    });
    expect(await refusalOf(pay(id))).toEqual({
      code: 'seat_refused',
      message: expect.stringContaining('first_name does not look like a name') as string,
    });
    const details = `Seat not opened: ${id}, first_name does not look like a name`;
    expect(await database('activity').where({ eventCode: 'A036', accountId: ownAccount, details })).toHaveLength(1);
    const [asked] = await intentsOf(id);
    await later(id);
    // Nothing asks again by itself.
    expect(await intentsOf(id)).toHaveLength(1);
    expect(asked?.state).toBe('rejected');
  });

  test('is asked for again once the user’s details are corrected', async () => {
    const { id, email } = await refused();
    const renamed = await administrate('orgadmin', 'update', { id, phone: '+447700901234' });
    expect(renamed.errors).toBeUndefined();
    expect(await seatOf(id)).toMatchObject({ contact_state: 'waiting' });
    await later(id);
    expect(await seatOf(id)).toMatchObject({ contact_state: 'working', contact_refusal: null });
    expect(await contactsNamed(email)).toHaveLength(1);
  });

  test('is asked for again when the seat is saved, and answered', async () => {
    const { id, given } = await refused();
    const seat = await seatOf(id);
    const save = () =>
      administrate<Given>('orgadmin', 'updateContact', { id: given.id, roleId: seat.role_id, limit: null });
    expect((await save()).data?.result.state).toBe('refused');
    await database('users').where({ id }).update({ first_name: 'Una' });
    expect((await save()).data?.result).toMatchObject({ state: 'working', reason: null });
  });

  test('our rules refuse a user without a phone', async () => {
    const { id } = await person();
    await database('users').where({ id }).update({ phone: null });
    expect((await give(id)).reason).toContain('a phone number');
  });

  test('our rules refuse a seat whose account was closed before its contact was opened', async () => {
    const { id, email } = await person();
    await faults('/contacts', 'rate_limit');
    await give(id);
    await control('faults', { seed: 1, rules: [] });
    const account = database('accounts').where({ id: ownAccount });
    await account.clone().update({ is_closed: true });
    await later(id);
    await account.clone().update({ is_closed: false });
    expect(await seatOf(id)).toMatchObject({ contact_state: 'refused', contact_refusal: 'This account is closed.' });
    expect(await contactsNamed(email)).toEqual([]);
  });
});

describe('a seat that is taken', () => {
  test('has its contact closed, once; given again, the same contact is opened', async () => {
    const { id, email } = await person();
    const { id: seat } = await give(id);
    const contactId = (await seatOf(id)).tcc_contact_id!;
    expect((await take(seat)).errors).toBeUndefined();
    expect(await statusOf(contactId)).toBe('not_enabled');
    expect((await give(id)).state).toBe('working');
    expect((await seatOf(id)).tcc_contact_id).toBe(contactId);
    expect(await statusOf(contactId)).toBe('enabled');
    expect(await contactsNamed(email)).toHaveLength(1);
    expect(await refusalOf(pay(id))).toBeUndefined();
  });

  test('that acted as a contact with another address, is given that one again', async () => {
    const { id } = await person();
    const known = await madeByHand(`${newUsername()}@demo.invalid`, 'enabled');
    const { role_id } = (await seatsOf(database, 'maker').first('role_id'))!;
    const former = { user_id: id, account_id: ownAccount, role_id, tcc_contact_id: known };
    const [seat] = await database('CurrencyCloudContacts').insert(former).returning('id');
    await take(seat!.id);
    expect(await statusOf(known)).toBe('not_enabled');
    await give(id);
    expect((await seatOf(id)).tcc_contact_id).toBe(known);
    expect(await statusOf(known)).toBe('enabled');
  });

  test.each(['drop_after_commit', 'http_500'])('is closed after the answer was lost by %s', async (fault) => {
    const { id } = await person();
    const { id: seat } = await give(id);
    const contactId = (await seatOf(id)).tcc_contact_id!;
    await faults('/contacts/{id}', fault, 1);
    await take(seat);
    await later(id);
    expect(await statusOf(contactId)).toBe('not_enabled');
    expect((await intentsOf(id)).map(({ state }) => state)).toEqual(['done', 'done']);
  });

  test('while its contact is being made, leaves no open contact', async () => {
    const { id, email } = await person();
    const { id: seat } = await withLostAnswer((broken) => createContact(contact(id), sessionOf('orgadmin'), broken));
    expect((await contactsNamed(email)).map(({ status }) => status)).toEqual(['enabled']);
    expect(await seatOf(id)).toMatchObject({ contact_state: 'waiting' });
    await take(seat);
    await later(id);
    await later(id);
    expect((await contactsNamed(email)).map(({ status }) => status)).toEqual(['not_enabled']);
  });

  test('and given again before the provider closes it, is open in the end', async () => {
    const { id, email } = await person();
    const { id: seat } = await give(id);
    await faults('/contacts', 'rate_limit');
    await take(seat);
    expect((await give(id)).state).toBe('waiting');
    await control('faults', { seed: 1, rules: [] });
    await later(id);
    await later(id);
    expect(await seatOf(id)).toMatchObject({ contact_state: 'working' });
    expect((await contactsNamed(email)).map(({ status }) => status)).toEqual(['enabled']);
  });

  test.each([
    ['the organisation itself', (contactId: string) => ({ tcc_contact_id: contactId })],
    ['another seat', undefined],
  ])('leaves a contact open that %s acts as', async (_who, organisation) => {
    const { id } = await person();
    const { id: seat } = await give(id);
    const contactId = (await seatOf(id)).tcc_contact_id!;
    const colleague = (await person()).id;
    const before = await database('organisations').where({ id: aldgate }).first('tcc_contact_id');
    if (organisation) await database('organisations').where({ id: aldgate }).update(organisation(contactId));
    else {
      await seated(colleague);
      await seatsOf(database, colleague).update({ tcc_contact_id: contactId });
    }
    await take(seat);
    await later(id);
    expect(await statusOf(contactId)).toBe('enabled');
    expect((await intentsOf(id)).at(-1)?.last_error).toContain('contact_in_use');
    await database('organisations')
      .where({ id: aldgate })
      .update(before ?? {});
  });

  test('goes with a user who is deleted, and its contact is closed', async () => {
    const { id } = await person();
    await give(id);
    const contactId = (await seatOf(id)).tcc_contact_id!;
    expect((await administrate('superadmin', 'remove', { id })).errors).toBeUndefined();
    await later(id);
    expect(await statusOf(contactId)).toBe('not_enabled');
  });
});

describe('a seat for which nothing is asked', () => {
  const bare = async (account: string) => {
    const { id, email } = await person();
    const { role_id } = (await seatsOf(database, 'maker').first('role_id'))!;
    await database('CurrencyCloudContacts').insert({ user_id: id, account_id: account, role_id });
    return { id, email };
  };

  test('is opened by the schedule, and asked for once', async () => {
    const { id, email } = await bare(ownAccount);
    await Promise.all([runSchedule('send-intents'), runSchedule('send-intents')]);
    await later(id);
    expect(await seatOf(id)).toMatchObject({ contact_state: 'working' });
    expect(await intentsOf(id)).toHaveLength(1);
    expect(await contactsNamed(email)).toHaveLength(1);
  });
});
