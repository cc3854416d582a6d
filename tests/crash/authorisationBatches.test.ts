import type { Knex } from 'knex';
import { createContext } from '../../actions/container';
import type { Context } from '../../actions/context';
import { askForBatch, shownPayments } from '../support/batches';
import { copiesOf } from '../support/copiesOf';
import { newPayment } from '../support/portal';
import { actionEnvironment, runSchedule, stackDatabase } from '../support/stack';
import { bundleWorker, runWorker } from './killedWorker';
import { sized } from '../support/sized';

const size = sized(120, 1000);
const kills = sized(3, 60);
/** Before it, the connections of a worker are opened. */
const firstStep = 20;
/** More steps than four rows take side by side, so that a worker dies at each step of a row. */
const stepsPerRun = 150;
/** The steps of a row; the first worker dies when about half of the batch is done. */
const stepsPerRow = 36;

let database: Knex;
let context: Context;
let bundle: string;

beforeAll(async () => {
  database = stackDatabase();
  context = createContext({ ...actionEnvironment(), LOG_LEVEL: 'silent' });
  bundle = await bundleWorker();
  // A user has one batch at a time.
  await runSchedule('run-authorisation-batches');
}, 300_000);
afterAll(async () => {
  await context.database.destroy();
  await database.destroy();
});

const killAt = (kill: number) => (kill === 0 ? (size / 2) * stepsPerRow : firstStep + ((kill * 37) % stepsPerRun));

interface Standing {
  readonly id: string;
  readonly isMarked: boolean;
  readonly given: number;
}

/** How often each payment is authorised and whether its row says so, at one moment: a killed worker's last commit may still be under way. */
async function standing(batchId: string) {
  const { rows } = await database.raw<{ rows: Standing[] }>(
    `select payment_id as id, state = 'authorised' as "isMarked",
       (select count(*)::integer from payment_authorisation_requests request
        where request."paymentId" = payment_id and request."authorisedById" is not null) as given
     from authorisation_batch_rows where batch_id = ?`,
    [batchId],
  );
  return {
    done: rows.filter(({ isMarked }) => isMarked).length,
    wrong: rows.filter((row) => row.given !== Number(row.isMarked)),
  };
}

test(`a batch of ${size} payments whose worker is killed ${kills} times authorises each payment once`, async () => {
  const ids = await copiesOf(database, await newPayment({ amount: '20000.00' }), size);
  const ask = async () => (await askForBatch(context, shownPayments(ids)))[0]?.batchId ?? '';
  const batchId = await ask();
  for (let kill = 0; kill < kills; kill += 1) {
    const end = await runWorker(bundle, killAt(kill), { BATCH_ID: batchId });
    expect(end).toEqual({ wasKilled: true, errors: '' });
    const { done, wrong } = await standing(batchId);
    expect(wrong).toEqual([]);
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(size);
    expect(await ask()).toBe(batchId);
  }
  expect(await runWorker(bundle, undefined, { BATCH_ID: batchId })).toEqual({ wasKilled: false, errors: '' });
  expect(await standing(batchId)).toEqual({ done: size, wrong: [] });
  expect(await database('authorisation_batches').where({ id: batchId }).first('state')).toEqual({ state: 'done' });
  const log = await database('activity').whereIn('paymentId', ids).where({ eventCode: 'A010' });
  expect(log).toHaveLength(size);
}, 300_000);
