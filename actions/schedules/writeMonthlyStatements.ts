import { sharedContext } from '../container';
import type { Context } from '../context';
import {
  writeMonthlyStatements as writeAll,
  type MonthlyReport,
} from '../transactions/statements/writeMonthlyStatements';
import { runExclusively } from './runExclusively';

/** A run begins no statement after this time. */
const runForMs = 240_000;
/** A little longer than the Lambda may run, after which a run that has not ended has died. */
const leaseMs = 330_000;

/** Schedule `write-monthly-statements`: each hour, the statements of last month that are not written yet. */
export const handler = (): Promise<MonthlyReport | undefined> => writeMonthlyStatements(sharedContext());

/** The same with the context as a parameter. Undefined while another run goes on. */
export function writeMonthlyStatements(context: Context): Promise<MonthlyReport | undefined> {
  return runExclusively(context, { name: 'write-monthly-statements', leaseMs }, (owned) =>
    writeAll(owned, owned.clock.now().getTime() + runForMs),
  );
}
