import type { RuntimeContext } from '../runtime/context';
import { confirmContacts } from './changedContacts';
import { concludeOperation, type Conclusion } from './concludeOperation';
import { operationOf } from './identityOperation';

/** Longer than the action that began an operation may run, so that the two never ask at the same time. */
const graceMs = 60_000;
const maxOperations = 100;

/** How many operations each outcome had, and how many users' contacts may receive codes from now on. */
export type FinishReport = Readonly<Record<Conclusion | 'confirmed', number>>;

/**
 * Finishes or undoes the operations whose action ended, or died, before the identity provider confirmed them, and confirms contacts that were
 * changed a day ago.
 */
export async function finishOperations(context: RuntimeContext): Promise<FinishReport> {
  const begun = await context
    .database('identity_operations')
    .where({ state: 'begun' })
    .where('createdAt', '<=', new Date(context.clock.now().getTime() - graceMs))
    .orderBy('updatedAt')
    .limit(maxOperations);
  const report = { done: 0, undone: 0, begun: 0, confirmed: await confirmContacts(context) };
  for (const row of begun) {
    const actor = { userId: 'finish-identity-operations', requestId: context.newId() };
    report[await concludeOperation(context, actor, operationOf(row))] += 1;
  }
  return report;
}
