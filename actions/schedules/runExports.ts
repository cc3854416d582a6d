import { sharedContext } from '../container';
import type { Context } from '../context';
import { expireExports } from '../transactions/statements/expireExports';
import { runExport } from '../transactions/statements/runExport';
import { runExclusively } from './runExclusively';

const maxExports = 100;
/** A run begins no export after this time. */
const runForMs = 120_000;
/** A little longer than the Lambda may run, after which a run that has not ended has died. */
const leaseMs = 330_000;

/** What a run did: how many exports ended, how many it left, and how many files it removed. */
export interface ExportsReport {
  readonly done: number;
  readonly open: number;
  readonly expired: number;
}

/**
 * Schedule `run-exports`: writes the exports that wait or whose run has died, and removes files whose time is over. With an export, which an
 * action has just stored, it writes that one, beside any other run.
 */
export const handler = async (event?: { readonly exportId?: string }): Promise<ExportsReport | undefined> => {
  const context = sharedContext();
  if (!event?.exportId) return runExports(context);
  const isDone = await runExport(context, event.exportId);
  return { done: Number(isDone), open: Number(!isDone), expired: 0 };
};

/** The same for every export, with the context as a parameter. Undefined while another run goes on. */
export function runExports(context: Context): Promise<ExportsReport | undefined> {
  return runExclusively(context, { name: 'run-exports', leaseMs }, async (owned) => {
    const untilMs = owned.clock.now().getTime() + runForMs;
    const open = await owned
      .database('exports')
      .whereIn('state', ['waiting', 'running'])
      .orderBy('createdAt')
      .limit(maxExports)
      .pluck('id');
    let done = 0;
    for (const id of open) {
      if (owned.clock.now().getTime() >= untilMs) break;
      if (await runExport(owned, id)) done += 1;
    }
    return { done, open: open.length - done, expired: await expireExports(owned) };
  });
}
