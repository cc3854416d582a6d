import { inTransaction } from '../database/transaction';
import type { RuntimeContext } from '../runtime/context';
import type { DeleteContactInput, DeleteContactOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { removeSeat } from './removeSeat';

/** Removes a seat. @throws RuleError those of removeSeat */
export function deleteContact(
  { id }: DeleteContactInput,
  session: Session,
  context: RuntimeContext,
): Promise<DeleteContactOutput> {
  return inTransaction(context.database, session, async (transaction) => ({
    id: await removeSeat(transaction, context, session, id),
  }));
}
