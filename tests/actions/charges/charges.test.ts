import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { loadSpendable } from '../../../actions/charges/openCharges';
import { processBatch } from '../../../actions/charges/processCharges';
import { takeReadings } from '../../../actions/mirrors/mirror';
import type { Context } from '../../../actions/provider/context';
import type { ProviderTransfer } from '../../../actions/provider/records';
import { sendIntents } from '../../../actions/schedules/sendIntents';
import { transfersMirror } from '../../../actions/transfers/transfersMirror';
import { chargeRow, house, newCharge, payroll, postingsOfCharge } from '../../support/charges';
import { eventually } from '../../support/eventually';
import { as, newPayment, refusalOf } from '../../support/portal';
import { graphql, runSchedule, stackDatabase } from '../../support/stack';
import { stackContext } from '../../support/users';

const reprocess = `mutation ($chargeId: uuid!) { charge: reprocessCharge(chargeId: $chargeId) { id status errorMessage } }`;
const update = `mutation ($chargeId: uuid!, $status: String!, $reason: String!) {
  charge: updateChargeStatus(chargeId: $chargeId, status: $status, reason: $reason) { status }
}`;
const actor = { userId: 'test', requestId: 'test' };

let database: Knex;
let context: Context;
beforeAll(() => {
  database = stackDatabase();
  context = stackContext();
});
afterAll(async () => {
  await context.database.destroy();
  await database.destroy();
});

const asAdmin = (document: string, variables: Record<string, unknown>) =>
  graphql<{ charge: { status: string; errorMessage?: string } }>('superadmin', document, variables, {
    'x-hasura-role': 'admin',
  });
const keysOf = (id: string) => database('provider_intents').where({ entity_id: id }).orderBy('createdAt').pluck('key');
const statusOf = async (id: string) => (await chargeRow(database, id)).status;
/** Sends until the provider has moved the money: beyond its limit a call waits for the next minute. */
const settled = (id: string) =>
  eventually(
    async () => {
      await runSchedule('send-intents');
      return statusOf(id);
    },
    (status) => status === 'completed',
  );
const activityOf = async (narrative: string) =>
  database('activity')
    .where('details', 'like', `${narrative}%`)
    .orderBy('createdAt')
    .select('eventCode', 'userId', 'details');

/** A charge whose transfer the sender refused. */
async function refusedCharge(): Promise<string> {
  const id = await newCharge(context);
  await processBatch(context, actor, id);
  await database('provider_intents').where({ entity_id: id }).update({ digest: 'another content' });
  await sendIntents(context);
  return id;
}

test('a pending charge is taken, and posted when the provider has moved the money', async () => {
  const id = await newCharge(context, '1.25');
  expect(await runSchedule('charges-process')).toMatchObject({ isBounded: false });
  expect(await chargeRow(database, id)).toMatchObject({ status: 'processing', amount: '1.25', currency: 'GBP' });
  expect(await postingsOfCharge(database, id)).toEqual([]);
  await runSchedule('send-intents');
  await settled(id);
  expect(await postingsOfCharge(database, id)).toEqual([
    { account_id: payroll, amount: '-1.25', currency: 'GBP' },
    { account_id: house, amount: '1.25', currency: 'GBP' },
  ]);
  expect(await database('charge_attempts').where({ charge_id: id }).select('key', 'attempt', 'amount')).toEqual([
    { key: id, attempt: 1, amount: '1.25' },
  ]);
});

test('a charge that no balance covers waits with the reason; two do not spend one balance', async () => {
  const spendable = await loadSpendable(database, [payroll]);
  const amount = spendable.get(payroll)?.get('GBP') ?? '0';
  const [first, second] = [await newCharge(context, amount), await newCharge(context, amount)];
  try {
    await processBatch(context, actor, first);
    await processBatch(context, actor, second);
    const waiting = await chargeRow(database, second);
    expect(waiting).toMatchObject({ status: 'pending', retryCount: 1 });
    expect(waiting.error_message).toMatch(/^No balance covers the charge: GBP has -?[\d.,]+ of [\d.,]+\.$/);
    expect(await processBatch(context, actor, second)).toMatchObject({ taken: 0, waiting: 0 });
    expect((await asAdmin(reprocess, { chargeId: second })).data?.charge).toMatchObject({ status: 'pending' });
    expect(await chargeRow(database, second)).toMatchObject({ retryCount: 2 });
  } finally {
    await database('provider_intents').where({ entity_id: first, state: 'pending' }).update({ digest: 'stop' });
    await sendIntents(context);
    for (const id of [first, second]) {
      await asAdmin(update, { chargeId: id, status: 'cancelled', reason: 'End of the test.' });
    }
  }
  expect([await statusOf(first), await statusOf(second)]).toEqual(['cancelled', 'cancelled']);
});

test('the fee of a payment is not taken before the payment was sent', async () => {
  const payment = await newPayment({ amount: '5000.00' });
  const fee = await database('charges').where({ payment_id: payment }).first('id');
  expect(await processBatch(context, actor, fee!.id)).toMatchObject({ taken: 0, waiting: 0 });
  await database('payments').where({ id: payment }).update({ tccPaymentId: randomUUID() });
  expect(await processBatch(context, actor, fee!.id)).toMatchObject({ taken: 1 });
});

test('a refused charge fails with its reason, and is tried again under its key', async () => {
  const id = await refusedCharge();
  const failed = await chargeRow(database, id);
  expect(failed).toMatchObject({ status: 'failed', retryCount: 1 });
  expect(failed.error_message).toMatch(/changed/);
  const { data } = await asAdmin(reprocess, { chargeId: id });
  expect(data?.charge.status).toMatch(/processing|completed/);
  expect(await keysOf(id)).toEqual([id]);
  await eventually(
    async () => {
      await sendIntents(context);
      return statusOf(id);
    },
    (status) => status === 'completed',
  );
  expect(await postingsOfCharge(database, id)).toHaveLength(2);
  const entries = await activityOf(failed.narrative);
  expect(entries.map(({ eventCode, userId }) => [eventCode, userId])).toEqual([
    ['E007', null],
    ['A031', 'superadmin'],
  ]);
});

test('a charge whose transfer was cancelled fails, and is tried again under a new key', async () => {
  const id = await newCharge(context);
  await processBatch(context, actor, id);
  const transferId = randomUUID();
  await database('provider_intents').where({ entity_id: id }).update({ state: 'done' });
  await database('charges').where({ id }).update({ tcc_transfer_id: transferId });
  const take = (status: string, updated_at: string) =>
    database.transaction((transaction) =>
      takeReadings(transaction, transfersMirror, [
        { reading: { ...reading(transferId), status, updated_at }, accountId: payroll },
      ]),
    );
  await take('cancelled', '2026-11-20T10:00:00+00:00');
  expect(await chargeRow(database, id)).toMatchObject({
    status: 'failed',
    error_message: 'The provider cancelled the transfer.',
  });
  await asAdmin(reprocess, { chargeId: id });
  await take('cancelled', '2026-11-20T10:00:01+00:00');
  expect(await keysOf(id)).toEqual([id, `${id}/2`]);
  await eventually(
    async () => {
      await sendIntents(context);
      return statusOf(id);
    },
    (status) => status === 'completed',
  );
  expect(await postingsOfCharge(database, id)).toHaveLength(2);
  // The provider has no such transfer, and other tests compare the mirror with its books.
  await database('tcc_transfers').where({ id: transferId }).delete();
});

const reading = (id: string): ProviderTransfer => ({
  id,
  short_reference: `BT-${id.slice(0, 8)}`,
  source_account_id: randomUUID(),
  destination_account_id: randomUUID(),
  currency: 'GBP',
  amount: '0.31',
  status: 'pending',
  created_at: '2026-11-20T09:00:00+00:00',
  updated_at: '2026-11-20T09:00:00+00:00',
  reason: null,
  unique_request_id: null,
  completed_at: null,
  creator_account_id: null,
  creator_contact_id: null,
});

test('an administrator settles or waives a charge with a reason, which the log keeps; nothing is posted', async () => {
  const id = await newCharge(context);
  const { narrative } = await chargeRow(database, id);
  const refusals = await Promise.all([
    asAdmin(update, { chargeId: id, status: 'completed', reason: '  ' }),
    asAdmin(update, { chargeId: id, status: 'processing', reason: 'Again.' }),
    asAdmin(update, { chargeId: randomUUID(), status: 'completed', reason: 'Paid.' }),
    asAdmin(reprocess, { chargeId: randomUUID() }),
  ]);
  expect(refusals.map(refusalOf)).toEqual([
    { code: 'invalid_input', field: 'reason' },
    { code: 'invalid_input', field: 'status' },
    { code: 'charge_not_found', field: 'chargeId' },
    { code: 'charge_not_found', field: 'chargeId' },
  ]);
  expect(
    (await asAdmin(update, { chargeId: id, status: 'completed', reason: 'Paid by bank transfer.' })).data?.charge,
  ).toEqual({
    status: 'completed',
  });
  expect(await postingsOfCharge(database, id)).toEqual([]);
  expect(await activityOf(narrative)).toEqual([
    {
      eventCode: 'A031',
      userId: 'superadmin',
      details: `${narrative} (0.31 GBP): pending → completed. Paid by bank transfer.`,
    },
  ]);
  const again = await asAdmin(update, { chargeId: id, status: 'cancelled', reason: 'No.' });
  expect(refusalOf(again)).toEqual({ code: 'charge_status_fixed', field: 'status' });
  expect(refusalOf(await asAdmin(reprocess, { chargeId: id }))).toEqual({
    code: 'charge_not_retryable',
    field: 'chargeId',
  });
});

test('a charge in process is changed by the provider only', async () => {
  const id = await newCharge(context);
  await processBatch(context, actor, id);
  const answer = await asAdmin(update, { chargeId: id, status: 'cancelled', reason: 'No.' });
  expect(refusalOf(answer).code).toBe('charge_status_fixed');
  expect(refusalOf(await asAdmin(reprocess, { chargeId: id })).code).toBe('charge_not_retryable');
  await sendIntents(context);
});

test.each(['maker', 'orgadmin', 'treasurer'])('%s may change no charge', async (username) => {
  const id = await newCharge(context);
  for (const answer of [
    await as(username, reprocess, { chargeId: id }),
    await as(username, update, { chargeId: id, status: 'cancelled', reason: 'No.' }),
  ]) {
    expect(answer.errors).toHaveLength(1);
  }
  expect(await statusOf(id)).toBe('pending');
  await asAdmin(update, { chargeId: id, status: 'cancelled', reason: 'End of the test.' });
});
