import { processCharges } from '../charges/processCharges';
import { sharedContext } from '../container';
import type { Context } from '../context';
import { runExclusively } from './runExclusively';

/** A run begins no batch after this time. */
const runForMs = 240_000;
/** A little longer than the Lambda may run, after which a run that has not ended has died. */
const leaseMs = 330_000;

type Report = Awaited<ReturnType<typeof processCharges>>;

/** Schedule `charges-process`: takes the pending charges that a balance covers (decision 072). */
export const handler = (): Promise<Report | undefined> => chargesProcess(sharedContext());

/** The same with the context as a parameter. Undefined while another run goes on. */
export function chargesProcess(context: Context): Promise<Report | undefined> {
  return runExclusively(context, { name: 'charges-process', leaseMs }, (owned) =>
    processCharges(owned, owned.clock.now().getTime() + runForMs),
  );
}
