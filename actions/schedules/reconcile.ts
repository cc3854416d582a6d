import { sharedContext } from '../container';
import type { Context } from '../context';
import { reconcile as reconcileDay, type ReconcileReport } from '../safeguarding/reconcile';
import { runExclusively } from './runExclusively';

/** A little longer than the Lambda may run, after which a run that has not ended has died. */
const leaseMs = 330_000;

/** Schedule `reconcile`: each hour, the reconciliation of the day once it can be made. */
export const handler = (): Promise<ReconcileReport | undefined> => reconcile(sharedContext());

/** The same with the context as a parameter. Undefined while another run goes on. */
export function reconcile(context: Context): Promise<ReconcileReport | undefined> {
  return runExclusively(context, { name: 'reconcile', leaseMs }, (owned) => reconcileDay(owned));
}
