import { createContext } from '../../../actions/container';
import { readMovements } from '../../../actions/transactions/statements/readMovements';
import { claimExport } from '../../../actions/transactions/statements/statementExport';
import { runExport } from '../../../actions/transactions/statements/runExport';
import { peakMemory } from '../processes';

/** What writing one file took. */
export interface Measured {
  readonly seconds: number;
  /** Reading the same lines once, and nothing else. */
  readonly readingSeconds: number;
  readonly peakMb: number;
}

const seconds = (from: number) => (performance.now() - from) / 1000;

/** Writes the export that the environment names, in a process of its own, so that its memory is measured alone. */
async function main(): Promise<void> {
  const context = createContext(process.env);
  const id = process.env.EXPORT_ID ?? '';
  const began = performance.now();
  if (!(await runExport(context, id))) throw new Error('The export did not end.');
  const taken = seconds(began);
  const peakMb = peakMemory(process.pid);
  await context.database('exports').where({ id }).update({ state: 'waiting', s3Key: null });
  const asked = await claimExport(context.database, id, context.clock.now());
  const reading = performance.now();
  let lines = 0;
  if (asked) for await (const page of readMovements(context.database, asked)) lines += page.length;
  if (lines === 0) throw new Error('Nothing was read.');
  console.log(JSON.stringify({ seconds: taken, readingSeconds: seconds(reading), peakMb } satisfies Measured));
  await context.database.destroy();
}

void main();
