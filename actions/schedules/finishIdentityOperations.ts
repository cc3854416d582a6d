import { sharedContext } from '../container';
import type { Context } from '../context';
import { finishOperations, type FinishReport } from '../users/finishOperations';
import { runExclusively } from './runExclusively';

/** A little longer than the Lambda may run, after which a run that has not ended has died. */
const leaseMs = 150_000;

/** Schedule `finish-identity-operations`: finishes or undoes changes of users that the identity provider has not confirmed. */
export const handler = (): Promise<FinishReport | undefined> => finishIdentityOperations(sharedContext());

/** The same with the context as a parameter. Undefined while another run goes on. */
export function finishIdentityOperations(context: Context): Promise<FinishReport | undefined> {
  return runExclusively(context, { name: 'finish-identity-operations', leaseMs }, (owned) => finishOperations(owned));
}
