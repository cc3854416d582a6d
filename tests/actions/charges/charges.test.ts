import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { loadSpendable } from '../../../actions/charges/openCharges';
import { processBatch } from '../../../actions/charges/processCharges';
import { takeReadings } from '../../../actions/mirrors/mirror';
import type { Context } from '../../../actions/context';
import type { ProviderTransfer } from '../../../actions/provider/records';
import { sendIntents } from '../../../actions/schedules/sendIntents';
import { transfersMirror } from '../../../actions/transfers/transfersMirror';
import {
  callCharge,
  chargeRow,
  chargesActor,
  house,
  newCharge,
  payroll,
  postingsOfCharge,
  waive,
} from '../../support/charges';
import { eventually } from '../../support/eventually';
import { newPayment } from '../../support/portal';
import { runSchedule, stackDatabase } from '../../support/stack';
import { stackContext } from '../../support/users';

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
    await processBatch(context, chargesActor, first);
    await processBatch(context, chargesActor, second);
    const waiting = await chargeRow(database, second);
    expect(waiting).toMatchObject({ status: 'pending', retryCount: 1 });
    expect(waiting.error_message).toMatch(/^No balance covers the charge: GBP has -?[\d.,]+ of [\d.,]+\.$/);
    expect(await processBatch(context, chargesActor, second)).toMatchObject({ taken: 0, waiting: 0 });
    expect((await callCharge('reprocess', { chargeId: second })).data?.charge).toMatchObject({ status: 'pending' });
    expect(await chargeRow(database, second)).toMatchObject({ retryCount: 2 });
  } finally {
    await database('provider_intents').where({ entity_id: first, state: 'pending' }).update({ digest: 'stop' });
    await sendIntents(context);
    for (const id of [first, second]) {
      await waive(id);
    }
  }
  expect([await statusOf(first), await statusOf(second)]).toEqual(['cancelled', 'cancelled']);
});

test('the fee of a payment is not taken before the payment was sent', async () => {
  const payment = await newPayment({ amount: '5000.00' });
  const fee = await database('charges').where({ payment_id: payment }).first('id');
  expect(await processBatch(context, chargesActor, fee!.id)).toMatchObject({ taken: 0, waiting: 0 });
  await database('payments').where({ id: payment }).update({ tccPaymentId: randomUUID() });
  expect(await processBatch(context, chargesActor, fee!.id)).toMatchObject({ taken: 1 });
});

test('a charge whose transfer was cancelled fails, and is tried again under a new key', async () => {
  const id = await newCharge(context);
  await processBatch(context, chargesActor, id);
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
  await callCharge('reprocess', { chargeId: id });
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
