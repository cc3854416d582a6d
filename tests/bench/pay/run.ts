import { loadavg } from 'node:os';
import { ownerDatabase } from '../../../tools/database/ownerDatabase';
import { scratchFolder } from '../../support/leftovers';
import { startRunStack } from '../../support/runStack';
import { step, type BenchOptions, type Table } from '../benchmark';
import { median } from '../statistics';
import { checkAgreement } from './agreement';
import { fire, type Fired } from './fire';
import { printStatements } from './statements';
import { asHasura, startSubjects, type Subject } from './subjects';
import { workloads, type Workload } from './workloads';

/** What each subject gave in each round, by workload. */
type Results = Map<string, Partial<Record<Subject['name'], Fired>>[]>;

/**
 * `npm run bench -- pay`: creating and authorising payments, one by one and a thousand at once, through the whole stack, through
 * its handlers alone and by hand-written transactions, in turns within each round. Nothing is sent to the provider. `scale` is the share of
 * the usual number of calls.
 */
export async function benchPay({ scale = 1, rounds = 3 }: BenchOptions): Promise<readonly Table[]> {
  step('starting the stack');
  const stack = await startRunStack(scratchFolder(), 'pay', { hasSite: false });
  const owner = ownerDatabase(stack.database.ownerUrl);
  const subjects = await startSubjects(stack);
  try {
    const templates = await checkAgreement(subjects, owner);
    const { actionEnvironment } = stack;
    await printStatements(actionEnvironment, owner, templates, asHasura(actionEnvironment.ACTIONS_SECRET ?? ''));
    const chosen = workloads(owner, templates, scale);
    const results: Results = new Map();
    for (let round = 0; round < rounds; round++) {
      for (const workload of chosen) await measure(workload, subjects, round, results);
    }
    return [report(chosen, results)];
  } finally {
    await Promise.all(subjects.map((subject) => subject.stop()));
    await owner.destroy();
    await stack.stop();
  }
}

async function measure(workload: Workload, subjects: readonly Subject[], round: number, results: Results) {
  step(`round ${round + 1}: ${keyOf(workload)}, load ${loadavg()[0]?.toFixed(1)}`);
  const { connections, calls } = workload;
  const measured: Partial<Record<Subject['name'], Fired>> = {};
  const taking = subjects.filter(({ name }) => workload.subjects.includes(name));
  for (const subject of [...taking.slice(round % taking.length), ...taking.slice(0, round % taking.length)]) {
    measured[subject.name] = await fire(subject, connections, await calls());
  }
  results.set(keyOf(workload), [...(results.get(keyOf(workload)) ?? []), measured]);
}

const keyOf = ({ name, connections }: Workload): string => `${name} × ${connections}`;

function report(chosen: readonly Workload[], results: Results): Table {
  const rows = chosen.flatMap((workload) =>
    workload.subjects.map((name) => {
      const measured = results.get(keyOf(workload)) ?? [];
      const middle = (field: keyof Fired): number => rounded(median(measured.map((one) => one[name]?.[field] ?? NaN)));
      const ratio = (field: keyof Fired): number =>
        rounded(median(measured.map((one) => (one[name]?.[field] ?? NaN) / (one['by hand']?.[field] ?? NaN))));
      const { connections } = workload;
      return [
        workload.name,
        connections,
        name,
        middle('requestsPerSecond'),
        ratio('requestsPerSecond'),
        middle('p50'),
        middle('p99'),
        ratio('p99'),
      ];
    }),
  );
  const headings = ['action', 'connections', 'through', 'req/s', '÷ by hand', 'p50 ms', 'p99 ms', 'p99 ÷ by hand'];
  return { headings, rows };
}

const rounded = (value: number): number => Number(value.toPrecision(3));
