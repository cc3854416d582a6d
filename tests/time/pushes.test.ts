import type { Knex } from 'knex';
import { businessClock } from '../../actions/runtime/clock';
import { connect } from '../../actions/database/connection';
import { takeReadings } from '../../actions/mirrors/mirror';
import { paymentsMirror } from '../../actions/payments/paymentsMirror';
import type { ProviderPayment } from '../../actions/provider/records';
import { demoId } from '../../seeds/demo/demoId';
import { isoDateOf } from '../../domain/isoDate';
import { firstWorkingDay } from '../../local/provider/reference/calendar';
import { londonDate } from '../../local/provider/reference/londonTime';
import { eventually } from '../support/eventually';
import {
  as,
  authorisePayment,
  createPayment,
  newPayment,
  providerBooks,
  refusalOf,
  smallPayment,
} from '../support/portal';
import { paymentPush, postPush } from '../support/push';
import { actionEnvironment, control, runSchedule } from '../support/stack';

const dayMs = 86_400_000;

interface Row {
  readonly accountId: string;
  readonly id: string;
  readonly status: string;
  readonly tcc_status: string;
  readonly tccPaymentId: string;
  readonly failureReason: string | null;
  readonly transferredAt: Date | null;
}

let database: Knex;

beforeAll(() => {
  database = connect(actionEnvironment().DATABASE_URL ?? '');
});

afterAll(async () => {
  await database.destroy();
});

const now = () => businessClock(actionEnvironment().CLOCK_FILE).now();
const rowOf = (id: string) => database('payments').where({ id }).first<Row>();
const nextWorkingDay = () => firstWorkingDay(londonDate(new Date(now().getTime() + dayMs)), 'GBP');

/** Moves business time to noon of a day, and takes the rates along: older ones would refuse every payment. */
async function moveTo(day: string): Promise<void> {
  const seconds = Math.ceil((Date.parse(`${day}T12:00:00Z`) - now().getTime()) / 1000);
  await control('clock', { advance: `PT${seconds}S` });
  await runSchedule('refresh-rates');
}

/** A payment due on the next working day, which then comes. */
async function paymentThatFellDue(changes: Record<string, unknown>): Promise<string> {
  const paymentDate = nextWorkingDay();
  const id = await newPayment({ paymentDate, ...changes });
  await eventually(
    () => rowOf(id),
    ({ status }) => status === 'ready_to_send',
  );
  await moveTo(paymentDate);
  return id;
}

test('a payment that falls due completes, by pushes alone', async () => {
  const id = await paymentThatFellDue({});
  const row = await eventually(
    () => rowOf(id),
    ({ status }) => status === 'completed',
  );
  expect(row.tcc_status).toBe('completed');
  expect(row.transferredAt).not.toBeNull();
  expect(row.failureReason).toBeNull();
  expect(await database('tcc_payments').where({ id: row.tccPaymentId }).first('status')).toEqual({
    status: 'completed',
  });
});

test('a payment that the bank sends back ends as failed, with the reason', async () => {
  const id = await paymentThatFellDue({ reference: 'SIM-BANK-RETURN' });
  const row = await eventually(
    () => rowOf(id),
    ({ status }) => status === 'failed',
  );
  expect(row.failureReason).toBe('Returned by the receiving bank');
});

test('pushes that are late and out of order never move a payment back', async () => {
  const id = await paymentThatFellDue({});
  const row = await eventually(
    () => rowOf(id),
    ({ status }) => status === 'completed',
  );
  for (const earlier of ['submitted', 'released', 'ready_to_send']) {
    expect(await postPush(paymentPush(row.tccPaymentId, earlier))).toBe(200);
    expect(await rowOf(id)).toMatchObject({ status: 'completed', tcc_status: 'completed' });
  }
});

const steps = ['submitted', 'released', 'ready_to_send'];

test.each<[string, number, readonly string[]]>([
  ['of the same second that is less far along', 0, steps],
  ['of a minute before, wherever it leads', -60_000, [...steps, 'failed']],
])('a reading %s is not taken', async (_what, ageMs, statuses) => {
  const id = await paymentThatFellDue({});
  const { tccPaymentId, accountId } = await eventually(
    () => rowOf(id),
    ({ status }) => status === 'completed',
  );
  const { payments } = await providerBooks();
  const held = payments.find((payment) => payment.id === tccPaymentId) as unknown as ProviderPayment;
  const before = [await rowOf(id), await database('tcc_payments').where({ id: tccPaymentId }).first()];
  const updatedAt = new Date(Date.parse(held.updated_at) + ageMs).toISOString();
  for (const status of statuses) {
    const reading = { ...held, status, updated_at: updatedAt };
    await database.transaction((transaction) => takeReadings(transaction, paymentsMirror, [{ reading, accountId }]));
  }
  expect([await rowOf(id), await database('tcc_payments').where({ id: tccPaymentId }).first()]).toEqual(before);
});

test('an approval that comes after the day it was for: sent for the nearest working day', async () => {
  const day = nextWorkingDay();
  const paymentId = await newPayment({ amount: '5000.00', paymentDate: day });
  await moveTo(isoDateOf(new Date(Date.parse(day) + 2 * dayMs)));
  expect((await as('approver', authorisePayment, { paymentId })).errors).toBeUndefined();
  const { tccPaymentId } = await rowOf(paymentId);
  const { payments } = await providerBooks();
  expect(payments.find(({ id }) => id === tccPaymentId)?.payment_date).toBe(firstWorkingDay(londonDate(now())));
});

test('rates that have aged a day measure no limit: refused until the schedule has run', async () => {
  const euros = { beneficiaryId: demoId('beneficiary ines-duarte'), currency: 'EUR' };
  await control('clock', { advance: 'P1DT1H' });
  const paymentDate = nextWorkingDay();
  const answer = await as('maker', createPayment, { payment: smallPayment({ ...euros, paymentDate }) });
  expect(refusalOf(answer)).toEqual({ code: 'authorisation_rate_missing', field: 'currency' });
  await runSchedule('refresh-rates');
  await newPayment({ ...euros, paymentDate });
});
