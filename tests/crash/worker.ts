import { createContext } from '../../actions/container';
import { sendIntents } from '../../actions/schedules/sendIntents';
import { watchIoSteps } from './ioSteps';

/** A sender that dies by SIGKILL at the I/O step in KILL_AT; without it, it sends what is due and says what it did. */
async function main(): Promise<void> {
  const killAt = Number(process.env.KILL_AT ?? 0);
  const { fetch } = watchIoSteps((step) => {
    if (step === killAt) process.kill(process.pid, 'SIGKILL');
  });
  const context = createContext(process.env, fetch);
  const report = await sendIntents(context);
  console.log(JSON.stringify(report));
  await context.database.destroy();
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.stack);
    process.exit(1);
  },
);
