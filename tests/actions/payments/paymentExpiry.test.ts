import type { Knex } from 'knex';
import type { PaymentsRow } from '../../../actions/database/generated/tables';
import { demoId } from '../../../seeds/demo/demoId';
import {
  as,
  authorisePayment,
  newPayment,
  refusalOf,
  smallPayment,
  tradingAccount,
  updatePayment,
} from '../../support/portal';
import { runSchedule, stackDatabase } from '../../support/stack';

const needsTwo = { amount: '20000.00' };
/** The longest time that there is, so that no payment of another test expires. */
const days = 365;
const longAgo = new Date(Date.now() - (days + 1) * 86_400_000);

let database: Knex;

const setDays = (payment_expiry_days: number | null) =>
  database('organisations')
    .where({ id: demoId('organisation aldgate') })
    .update({ payment_expiry_days });
const rowOf = (id: string) => database('payments').where({ id }).first<PaymentsRow>();
const expire = () => runSchedule<{ expired: number; kept: number; faulty: number }>('expire-payments');

/** A payment that waits since longer than the organisation allows. */
async function waitingTooLong(): Promise<string> {
  const id = await newPayment(needsTwo);
  await database('payments').where({ id }).update({ createdAt: longAgo });
  return id;
}

beforeAll(async () => {
  database = stackDatabase();
  await setDays(days);
});
afterAll(async () => {
  await setDays(null);
  await database.destroy();
});

test('a payment that was not approved in time fails, with the reason, and its maker finds it in the activity log', async () => {
  const id = await waitingTooLong();
  await as('approver', authorisePayment, { paymentId: id });
  expect((await expire()).expired).toBeGreaterThan(0);
  const message = 'It was not approved within 365 days.';
  expect(await rowOf(id)).toMatchObject({ status: 'failed', errorCode: 'approval_expired', errorMessage: message });
  const requests = await database('payment_authorisation_requests').where({ paymentId: id });
  expect(requests).toMatchObject([{ authorisedById: 'approver' }]);
  expect(await database('charges').where({ payment_id: id }).pluck('status')).toEqual(['cancelled']);
  const entry = await database('activity').where({ paymentId: id, eventCode: 'E003' }).first();
  expect(entry).toMatchObject({ userId: 'maker', accountId: tradingAccount, details: message, client_reported: false });
  const log = await database('audit_logged_actions')
    .where({ table_name: 'payments', row_id: id })
    .orderBy('event_id', 'desc')
    .first();
  expect(log).toMatchObject({ user_id: 'expire-payments' });
  expect(refusalOf(await as('approver2', authorisePayment, { paymentId: id })).code).toBe('no_authorisation_due');
});

test('its maker changes it, and its approval begins anew', async () => {
  const id = await waitingTooLong();
  await expire();
  const answer = await as('maker', updatePayment, {
    paymentId: id,
    payment: smallPayment({ ...needsTwo, reference: 'ANEW' }),
  });
  expect(answer.errors).toBeUndefined();
  expect(await rowOf(id)).toMatchObject({ status: 'awaiting_authorisation', errorCode: null, errorMessage: null });
  await expire();
  expect(await rowOf(id)).toMatchObject({ status: 'awaiting_authorisation' });
});

test('a payment that waits for less, and one of an organisation without such days, wait on', async () => {
  const fresh = await newPayment(needsTwo);
  await expire();
  expect((await rowOf(fresh)).status).toBe('awaiting_authorisation');
  const old = await waitingTooLong();
  await setDays(null);
  await expire();
  expect((await rowOf(old)).status).toBe('awaiting_authorisation');
  await setDays(days);
});

test('a change of the content counts, not when the payment was created', async () => {
  const id = await waitingTooLong();
  await as('maker', updatePayment, { paymentId: id, payment: smallPayment({ ...needsTwo, reference: 'CHANGED' }) });
  await expire();
  expect((await rowOf(id)).status).toBe('awaiting_authorisation');
});

test('of an approval and the expiry at the same time one counts', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await newPayment({ amount: '5000.00' });
    await database('payments').where({ id }).update({ createdAt: longAgo });
    const [, answer] = await Promise.all([expire(), as('approver', authorisePayment, { paymentId: id })]);
    const { status, errorCode } = await rowOf(id);
    expect(errorCode === 'approval_expired').toBe(status === 'failed');
    expect(answer.errors === undefined).toBe(status !== 'failed');
  }
});
