import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { processBatch } from '../../../actions/charges/processCharges';
import type { Context } from '../../../actions/context';
import { sendIntents } from '../../../actions/schedules/sendIntents';
import {
  callCharge,
  chargeCall,
  chargeEntries,
  chargeRow,
  chargesActor,
  newCharge,
  postingsOfCharge,
  refusedCharge,
  waive,
} from '../../support/charges';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { eventually } from '../../support/eventually';
import { stackDatabase } from '../../support/stack';
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

const statusOf = async (id: string) => (await chargeRow(database, id)).status;

const keysOf = (id: string) => database('provider_intents').where({ entity_id: id }).orderBy('createdAt').pluck('key');

test('a refused charge fails with its reason, and is tried again under its key', async () => {
  const id = await refusedCharge(context, database);
  const failed = await chargeRow(database, id);
  expect(failed).toMatchObject({ status: 'failed', retryCount: 1 });
  expect(failed.error_message).toMatch(/changed/);
  const { data } = await callCharge('reprocess', { chargeId: id });
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
  const entries = await chargeEntries(database, failed.narrative);
  expect(entries.map(({ eventCode, userId }) => [eventCode, userId])).toEqual([
    ['E007', null],
    ['A031', 'superadmin'],
  ]);
});

test('a charge that is settled or in process, and an absent one, are refused', async () => {
  const settled = await newCharge(context);
  await waive(settled);
  const inProcess = await newCharge(context);
  await processBatch(context, chargesActor, inProcess);
  for (const [chargeId, code] of [
    [settled, 'charge_not_retryable'],
    [inProcess, 'charge_not_retryable'],
    [randomUUID(), 'charge_not_found'],
  ] as const) {
    const effects = await refusedEffects(database, chargeCall('reprocess', { chargeId }));
    expect(effects).toEqual(refused(code, 'chargeId'));
  }
  await sendIntents(context);
});

test.each(['maker', 'orgadmin', 'treasurer'])('%s has no such call', async (username) => {
  const id = await newCharge(context);
  const { answer } = await effectsOf(database, chargeCall('reprocess', { chargeId: id }, username));
  expect(answer.errors).toHaveLength(1);
  expect(await statusOf(id)).toBe('pending');
  await waive(id);
});
