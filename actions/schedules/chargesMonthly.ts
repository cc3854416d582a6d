import { recordDueCharges, type DueReport } from '../charges/recordDueCharges';
import { sharedContext } from '../container';
import type { Context } from '../context';
import { runExclusively } from './runExclusively';

/** A run begins no page of accounts after this time. */
const runForMs = 240_000;
/** A little longer than the Lambda may run, after which a run that has not ended has died. */
const leaseMs = 330_000;

/** Schedule `charges-monthly`: records what accounts owe for the days and months that have ended (decision 072). */
export const handler = (): Promise<DueReport | undefined> => chargesMonthly(sharedContext());

/** The same with the context as a parameter. Undefined while another run goes on. */
export function chargesMonthly(context: Context): Promise<DueReport | undefined> {
  return runExclusively(context, { name: 'charges-monthly', leaseMs }, (owned) =>
    recordDueCharges(owned, owned.clock.now().getTime() + runForMs),
  );
}
