import { RuleError } from '../../domain/errors';
import { inTransaction, type Actor } from '../database/transaction';
import type { RuntimeContext } from '../runtime/context';
import { IdentityRefused } from '../runtime/identity';
import { callIdentity, type IdentityOperation } from './identityOperation';
import { recordUserAct } from './recordUserAct';
import { isUndoable, undoOperation } from './undoOperation';

/** What became of an operation: `begun` while the identity provider has not confirmed it. */
export type Conclusion = 'done' | 'undone' | 'begun';

/**
 * Asks the identity provider for what the operation demands and stores the outcome. A refusal undoes the change; where the outcome is not
 * known, the operation stays begun and the schedule `finish-identity-operations` asks again.
 */
export async function concludeOperation(
  context: RuntimeContext,
  actor: Actor,
  operation: IdentityOperation,
): Promise<Conclusion> {
  try {
    await callIdentity(context.identity.administration, operation);
  } catch (error) {
    return store(context, actor, operation, error);
  }
  return store(context, actor, operation);
}

/** The outcome for the administrator who waits. @throws RuleError identity_refused after the change was undone */
export async function concludeForCaller(
  context: RuntimeContext,
  actor: Actor,
  operation: IdentityOperation,
): Promise<{ readonly id: string; readonly isPending: boolean }> {
  const conclusion = await concludeOperation(context, actor, operation);
  if (conclusion === 'undone') throw new RuleError('identity_refused', 'id');
  return { id: operation.userId, isPending: conclusion === 'begun' };
}

function store(
  context: RuntimeContext,
  actor: Actor,
  operation: IdentityOperation,
  error?: unknown,
): Promise<Conclusion> {
  const { id, userId, request } = operation;
  const isRefused = error instanceof IdentityRefused && isUndoable(operation);
  const state = !error ? 'done' : isRefused ? 'undone' : 'begun';
  if (error) context.log.error({ operationId: id, error: String(error) }, 'the identity provider did not do as asked');
  return inTransaction(context.database, actor, async (transaction) => {
    const changed = await transaction('identity_operations')
      .where({ id, state: 'begun' })
      .update({ state, problem: error ? String(error) : null, attempts: transaction.raw('attempts + 1') });
    if (changed === 0 || state !== 'undone') return state;
    await undoOperation(transaction, operation);
    const details = `Refused by the identity provider and undone: ${request.kind} ${userId}`;
    await recordUserAct(transaction, context, actor, { of: 'changed', details });
    return state;
  });
}
