import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/uuid';
import { inTransaction } from '../database/transaction';
import type { Context } from '../provider/context';
import type { DeleteSavedViewInput, DeleteSavedViewOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';

/**
 * Deletes one of the caller's saved views.
 * @throws RuleError saved_view_not_found, also for another user's
 */
export async function deleteSavedView(
  { id }: DeleteSavedViewInput,
  session: Session,
  context: Context,
): Promise<DeleteSavedViewOutput> {
  const deleted = isUuid(id)
    ? await inTransaction(context.database, session, (transaction) =>
        transaction('saved_views').where({ id, user_id: session.userId }).delete(),
      )
    : 0;
  if (deleted === 0) throw new RuleError('saved_view_not_found', 'id');
  return { id };
}
