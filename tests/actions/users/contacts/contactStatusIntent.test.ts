import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { createContext } from '../../../../actions/container';
import { enqueueContact } from '../../../../actions/users/contacts/enqueueContact';
import { deleteContact } from '../../../../actions/users/deleteContact';
import { providerBooks } from '../../../support/portal';
import { ownAccount, seated, seatsOf } from '../../../support/seats';
import { actionEnvironment, runSchedule, stackDatabase } from '../../../support/stack';
import { administrate, createdUser, sessionOf } from '../../../support/users';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const alarmOf = (subject: string) => database('alarms').where({ kind: 'contact_not_closed', subject }).first();
const contactOf = async (userId: string) => (await seatsOf(database, userId).first())?.tcc_contact_id ?? '';
const statusOf = async (contactId: string) =>
  (await providerBooks()).contacts.find(({ id }) => id === contactId)?.status;

const refusal = { error_code: 'contact_update_failed', error_messages: { base: [{ message: 'Locked by support' }] } };

/** Takes a seat while the provider refuses to change contacts, which the simulator never does. */
async function takeRefused(id: string): Promise<void> {
  const fetcher: typeof fetch = (...request) => {
    const isChange = request[1]?.method === 'POST' && /\/contacts\/[0-9a-f-]{36}$/.test(String(request[0]));
    return isChange ? Promise.resolve(Response.json(refusal, { status: 400 })) : fetch(...request);
  };
  const context = createContext({ ...actionEnvironment(), LOG_LEVEL: 'silent', SENDING_WORKER: '' }, fetcher);
  await deleteContact({ id }, sessionOf('orgadmin'), context);
  await context.database.destroy();
}

/** A user whose seat was taken, and whose contact the provider left open. */
async function leftOpen() {
  const userId = await createdUser();
  const seatId = await seated(userId);
  const contactId = await contactOf(userId);
  await takeRefused(seatId);
  return { userId, seatId, contactId };
}

test('a contact that the provider does not close raises an alarm, and is in the log of the account', async () => {
  const { userId, contactId } = await leftOpen();
  expect(await alarmOf(contactId)).toMatchObject({
    message: `The provider did not close the contact of a seat that was taken: ${userId}.`,
    details: { accountId: ownAccount, userId, lastError: expect.stringContaining('Locked by support') as string },
    cleared_at: null,
  });
  const details = `Contact not closed at the provider: ${userId}, Locked by support`;
  expect(await database('activity').where({ eventCode: 'A036', accountId: ownAccount, details })).toHaveLength(1);
  expect(await statusOf(contactId)).toBe('enabled');
});

test('the alarm ends when the seat is given again; taken then, the contact is closed without one', async () => {
  const { userId, contactId } = await leftOpen();
  const id = await seated(userId);
  expect(await contactOf(userId)).toBe(contactId);
  expect((await alarmOf(contactId))?.cleared_at).toEqual(expect.any(Date));
  await administrate('orgadmin', 'deleteContact', { id });
  expect(await statusOf(contactId)).toBe('not_enabled');
  expect(await database('alarms').where({ subject: contactId, cleared_at: null })).toEqual([]);
});

test.each([
  ['is closed after all', false, 'not_enabled'],
  ['is to stay open, because another seat acts as it', true, 'enabled'],
])('the alarm ends when the contact %s', async (_why, isInUse, status) => {
  const { userId, seatId, contactId } = await leftOpen();
  if (isInUse) {
    const colleague = await createdUser();
    await seated(colleague);
    await seatsOf(database, colleague).update({ tcc_contact_id: contactId });
  }
  const asked = { id: randomUUID(), seatId, accountId: ownAccount, userId, contactId, status: 'not_enabled' } as const;
  await database.transaction((transaction) => enqueueContact(transaction, asked, new Date()));
  await runSchedule('send-intents');
  expect(await statusOf(contactId)).toBe(status);
  expect((await alarmOf(contactId))?.cleared_at).toEqual(expect.any(Date));
});
