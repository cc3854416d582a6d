import { createContext } from '../../actions/container';
import { findBatch } from '../../actions/payments/batch/batch';
import { runBatch } from '../../actions/payments/batch/runBatch';
import type { Context } from '../../actions/context';
import { sendIntents } from '../../actions/schedules/sendIntents';
import { invariant } from '../../domain/invariant';
import { watchIoSteps } from './ioSteps';

/** A sender, or a worker of the batch in BATCH_ID, that dies by SIGKILL at the I/O step in KILL_AT; without it, it says what it did. */
async function main(): Promise<void> {
  const killAt = Number(process.env.KILL_AT ?? 0);
  const { fetch } = watchIoSteps((step) => {
    if (step === killAt) process.kill(process.pid, 'SIGKILL');
  });
  const context = createContext(process.env, fetch);
  const { BATCH_ID: batchId } = process.env;
  const report = batchId ? await workOff(context, batchId) : await sendIntents(context);
  console.log(JSON.stringify(report));
  await context.database.destroy();
}

const runForMs = 60_000;

async function workOff(context: Context, batchId: string): Promise<boolean> {
  const batch = await findBatch(context.database, batchId);
  invariant(batch !== undefined, `batch ${batchId} exists`);
  return runBatch(context, batch, context.clock.now().getTime() + runForMs);
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.stack);
    process.exit(1);
  },
);
