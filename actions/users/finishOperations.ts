import type { RuntimeContext } from '../runtime/context';
import { concludeOperation, type Conclusion } from './concludeOperation';
import { operationOf } from './identityOperation';

/** Longer than the action that began an operation may run, so that the two never ask at the same time. */
const graceMs = 60_000;
const maxOperations = 100;

/** How many operations each outcome had. */
export type FinishReport = Readonly<Record<Conclusion, number>>;

/** Finishes or undoes the operations whose action ended, or died, before the identity provider confirmed them. */
export async function finishOperations(context: RuntimeContext): Promise<FinishReport> {
  const begun = await context
    .database('identity_operations')
    .where({ state: 'begun' })
    .where('createdAt', '<=', new Date(context.clock.now().getTime() - graceMs))
    .orderBy('updatedAt')
    .limit(maxOperations);
  const report = { done: 0, undone: 0, begun: 0 };
  for (const row of begun) {
    const actor = { userId: 'finish-identity-operations', requestId: context.newId() };
    report[await concludeOperation(context, actor, operationOf(row))] += 1;
  }
  return report;
}
