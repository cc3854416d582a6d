import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { processBatch } from '../../../actions/charges/processCharges';
import type { Context } from '../../../actions/context';
import { sendIntents } from '../../../actions/schedules/sendIntents';
import {
  chargeCall,
  chargeEntries,
  chargeRow,
  chargesActor,
  newCharge,
  postingsOfCharge,
  waive,
  type ChargeAnswer,
} from '../../support/charges';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
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

test.each([
  ['completed', 'Paid by bank transfer.'],
  ['cancelled', 'Goodwill.'],
])(
  'an administrator sets a charge to %s with a reason, which the log keeps; nothing is posted',
  async (status, reason) => {
    const id = await newCharge(context);
    await database('charges').where({ id }).update({ next_attempt_at: new Date() });
    const { narrative } = await chargeRow(database, id);
    const call = chargeCall('update', { chargeId: id, status, reason });
    const { answer, ...effects } = await effectsOf<ChargeAnswer>(database, call);
    expect(answer.data?.charge).toEqual({ status });
    expect(effects).toEqual({ rows: ['update charges'], activity: ['A031'], provider: [] });
    expect(await chargeRow(database, id)).toMatchObject({ status, next_attempt_at: null });
    expect(await postingsOfCharge(database, id)).toEqual([]);
    expect(await chargeEntries(database, narrative)).toEqual([
      { eventCode: 'A031', userId: 'superadmin', details: `${narrative} (0.31 GBP): pending → ${status}. ${reason}` },
    ]);
    const again = chargeCall('update', { chargeId: id, status: 'cancelled', reason: 'No.' });
    expect(await refusedEffects(database, again)).toEqual(refused('charge_status_fixed', 'status'));
  },
);

test.each([
  ['no reason', { status: 'completed', reason: '  ' }, 'invalid_input', 'reason'],
  ['a reason without end', { status: 'completed', reason: 'x'.repeat(1001) }, 'invalid_input', 'reason'],
  ['a status that is not set by hand', { status: 'processing', reason: 'Again.' }, 'invalid_input', 'status'],
  [
    'an absent charge',
    { chargeId: randomUUID(), status: 'completed', reason: 'Paid.' },
    'charge_not_found',
    'chargeId',
  ],
])('%s is refused', async (_what, variables, code, field) => {
  const id = await newCharge(context);
  const call = chargeCall('update', { chargeId: id, ...variables });
  expect(await refusedEffects(database, call)).toEqual(refused(code, field));
  await waive(id);
});

test('a charge in process is changed by the provider only', async () => {
  const id = await newCharge(context);
  await processBatch(context, chargesActor, id);
  const call = chargeCall('update', { chargeId: id, status: 'cancelled', reason: 'No.' });
  expect(await refusedEffects(database, call)).toEqual(refused('charge_status_fixed', 'status'));
  await sendIntents(context);
});

test.each(['maker', 'orgadmin', 'treasurer'])('%s has no such call', async (username) => {
  const id = await newCharge(context);
  const call = chargeCall('update', { chargeId: id, status: 'cancelled', reason: 'No.' }, username);
  expect((await effectsOf(database, call)).answer.errors).toHaveLength(1);
  expect(await statusOf(id)).toBe('pending');
  await waive(id);
});
