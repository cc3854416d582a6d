import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { roleId } from '../../../seeds/demo/organisations';
import { delegated, endDelegations, setApproverRole } from '../../support/delegations';
import { eventually } from '../../support/eventually';
import { administer } from '../../support/organisations';
import { keepRights, losses, seat, unnoticed } from '../../support/lostRights';
import { as, authorisePayment, newPayment, providerBooks, refusalOf } from '../../support/portal';
import { sized } from '../../support/sized';
import { putSeatsBack } from '../../support/seats';
import { control, runSchedule, stackDatabase } from '../../support/stack';
import { createdUser } from '../../support/users';

const needsOne = { amount: '5000.00' };
/** The approval of a manager and of a director. */
const needsTwo = { amount: '20000.00' };

interface Authorised {
  readonly authorisePayment: { readonly status: string; readonly authorisationsRequired: number };
}

let database: Knex;
let putBack: () => Promise<void>;

beforeAll(async () => {
  database = stackDatabase();
  putBack = await keepRights(database, ['approver', 'approver2', 'viewer']);
});
afterEach(async () => {
  await control('faults', { seed: 1, rules: [] });
  await endDelegations(database);
  await putBack();
});
afterAll(() => database.destroy());

const authorise = (username: string, paymentId: string) => as<Authorised>(username, authorisePayment, { paymentId });
const rowOf = async (id: string) => (await database('payments').where({ id }).first())!;
const requestOf = (paymentId: string, role: string) =>
  database('payment_authorisation_requests')
    .where({ paymentId, roleIdRequired: roleId(role) })
    .first('authorisedById', 'lapsedApproverId', 'contentDigest');
const sentUnder = async (key: string) =>
  (await providerBooks()).payments.filter((payment) => payment.unique_request_id === key);
const open = (lapsedApproverId: string | null) => ({ authorisedById: null, lapsedApproverId, contentDigest: null });
const noticesOf = (user_id: string, paymentId: string) =>
  database('notices').where({ user_id, kind: 'approval_wanted' }).whereRaw(`content ->> 'paymentId' = ?`, [paymentId]);

test.each(losses)('an approval whose author %s is open again, and does not send the payment', async (_how, lose) => {
  const id = await newPayment(needsTwo);
  expect((await authorise('approver', id)).data?.authorisePayment.authorisationsRequired).toBe(1);
  await lose(database, 'approver');
  expect(await requestOf(id, 'approver')).toEqual(open('approver'));
  const { data } = await authorise('approver2', id);
  expect(data?.authorisePayment).toMatchObject({ status: 'awaiting_authorisation', authorisationsRequired: 1 });
  expect(await sentUnder((await rowOf(id)).uniqueRequestId)).toEqual([]);
  await putBack();
  expect(await requestOf(id, 'approver')).toEqual(open('approver'));
  expect((await authorise('approver', id)).data?.authorisePayment.status).toBe('ready_to_send');
  expect(await sentUnder((await rowOf(id)).uniqueRequestId)).toHaveLength(1);
});

test.each(losses)('an approval that is stored while its author %s is found by the next one', async (_how, lose) => {
  const id = await newPayment(needsTwo);
  await authorise('approver', id);
  await unnoticed(database, (transaction) => lose(transaction, 'approver'));
  expect(await requestOf(id, 'approver')).toMatchObject({ authorisedById: 'approver' });
  const { data } = await authorise('approver2', id);
  expect(data?.authorisePayment).toMatchObject({ status: 'awaiting_authorisation', authorisationsRequired: 1 });
  expect(await requestOf(id, 'approver')).toEqual(open('approver'));
  // It was not left to the sender.
  expect(await database('provider_intents').where({ entity_id: id })).toEqual([]);
});

test.each([
  ['changes the role', 'updateContact', { role_id: roleId('viewer'), upper_fx_limit: null }],
  ['removes the seat', 'deleteContact', {}],
])('an administrator who %s opens the approval again, and ends the delegation', async (_how, action, change) => {
  const id = await newPayment(needsTwo);
  await authorise('approver2', id);
  await setApproverRole(database, 'aldgate-payroll', 'director');
  const delegation = await delegated();
  const seats = await database('CurrencyCloudContacts').where({ user_id: 'approver2' });
  // Another user holds the role on each account, because the seat of the last holder cannot be removed.
  const others = seats.map((held) => ({ ...held, id: randomUUID(), user_id: 'noaccount' }));
  await putSeatsBack(database, others);
  for (const { id: seatId } of seats) {
    expect((await administer('orgadmin', action, { id: seatId, ...change })).errors).toBeUndefined();
  }
  await database('CurrencyCloudContacts').where({ user_id: 'noaccount' }).delete();
  expect(await requestOf(id, 'director')).toEqual(open('approver2'));
  const { revoked_at } = (await database('authorisation_delegations').where({ id: delegation }).first('revoked_at'))!;
  expect(revoked_at).not.toBeNull();
});

test('an administrator who disables a user opens the user’s approvals again', async () => {
  const [id, user] = [await newPayment(needsTwo), await createdUser()];
  await seat(database, { userId: user, role: 'director' });
  const given = { authorisedById: user, authorisedAt: new Date(), contentDigest: 'of another test' };
  await database('payment_authorisation_requests')
    .where({ paymentId: id, roleIdRequired: roleId('director') })
    .update(given);
  expect((await administer('orgadmin', 'disableUser', { id: user })).errors).toBeUndefined();
  expect(await requestOf(id, 'director')).toEqual(open(user));
  await database('CurrencyCloudContacts').where({ user_id: user }).delete();
});

test('the last approval and the loss of another at once: sent with both, or not sent', async () => {
  for (let round = 0; round < sized(5, 200); round += 1) {
    const id = await newPayment(needsTwo);
    await authorise('approver', id);
    const [answer] = await Promise.all([
      authorise('approver2', id),
      seat(database, { userId: 'approver', role: 'viewer' }),
    ]);
    expect(answer.errors).toBeUndefined();
    const { status, uniqueRequestId } = await rowOf(id);
    const approved = await requestOf(id, 'approver');
    const sent = (await sentUnder(uniqueRequestId)).length;
    expect([status, sent, approved!.authorisedById]).toEqual(
      sent === 1 ? ['ready_to_send', 1, 'approver'] : ['awaiting_authorisation', 0, null],
    );
    await putBack();
  }
});

test('what others approved stays, and so does an approval after a change of the limit', async () => {
  const [lapsed, kept] = [await newPayment(needsTwo), await newPayment(needsTwo)];
  await authorise('approver2', lapsed);
  await authorise('approver', kept);
  await seat(database, { userId: 'approver', role: 'approver', upperLimit: '1' });
  await seat(database, { userId: 'approver2', role: 'viewer' });
  expect(await requestOf(kept, 'approver')).toMatchObject({ authorisedById: 'approver', lapsedApproverId: null });
  expect(await requestOf(lapsed, 'director')).toEqual(open('approver2'));
});

/** A payment that was approved while the provider could not be reached, an hour ago. */
async function approvedUnsent(): Promise<string> {
  await control('faults', { seed: 1, rules: [{ path: '/payments/create', fault: 'offline', times: 1 }] });
  const id = await newPayment(needsOne);
  expect((await authorise('approver', id)).data?.authorisePayment.status).toBe('processing');
  const hourAgo = database.raw(`unresolved_at - interval '1 hour'`);
  await database('provider_intents')
    .where({ entity_id: id })
    .update({ unresolved_at: hourAgo, next_attempt_at: database.fn.now() });
  return id;
}

const afterSending = (id: string) =>
  eventually(
    async () => {
      await runSchedule('send-intents');
      return rowOf(id);
    },
    ({ status }) => status !== 'processing',
  );

test.each(losses)('a payment whose approver %s before it is sent waits again for that approval', async (_how, lose) => {
  await seat(database, { userId: 'viewer', role: 'approver' });
  const id = await approvedUnsent();
  const { uniqueRequestId: refusedKey } = await rowOf(id);
  await lose(database, 'approver');
  const told = await noticesOf('viewer', id);
  expect(await afterSending(id)).toMatchObject({
    status: 'awaiting_authorisation',
    errorCode: null,
    tccPaymentId: null,
  });
  expect(await requestOf(id, 'approver')).toEqual(open('approver'));
  expect(await noticesOf('viewer', id)).toHaveLength(told.length + 1);
  expect((await authorise('viewer', id)).data?.authorisePayment.status).toBe('ready_to_send');
  const { uniqueRequestId: key } = await rowOf(id);
  expect(key).not.toBe(refusedKey);
  expect([await sentUnder(refusedKey), (await sentUnder(key)).length]).toEqual([[], 1]);
});

test.each([
  ['its giver loses the role', () => seat(database, { userId: 'approver2', role: 'viewer' })],
  ['its giver is disabled', () => losses[0]![1](database, 'approver2')],
  ['its receiver holds the role nowhere', () => setApproverRole(database, 'aldgate-payroll', 'viewer')],
])('an approval by a delegation stays after its end, and is open again when %s', async (_how, lose) => {
  await setApproverRole(database, 'aldgate-payroll', 'director');
  await setApproverRole(database, 'aldgate-trading', 'viewer');
  const id = await newPayment(needsTwo);
  await delegated();
  expect((await authorise('approver', id)).errors).toBeUndefined();
  await endDelegations(database);
  expect(await requestOf(id, 'director')).toMatchObject({ authorisedById: 'approver' });
  await lose();
  expect(await requestOf(id, 'director')).toEqual(open('approver'));
  expect(refusalOf(await authorise('approver', id)).code).toBe('role_may_not_authorise');
  expect(await sentUnder((await rowOf(id)).uniqueRequestId)).toEqual([]);
});
