import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/uuid';
import { inTransaction } from '../database/transaction';
import type { RuntimeContext } from '../runtime/context';
import type { DeleteRateAlertInput, DeleteRateAlertOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';

/**
 * Deletes one of the caller's rate alerts.
 * @throws RuleError rate_alert_not_found, also for another user's
 */
export async function deleteRateAlert(
  { id }: DeleteRateAlertInput,
  session: Session,
  context: RuntimeContext,
): Promise<DeleteRateAlertOutput> {
  const deleted = isUuid(id)
    ? await inTransaction(context.database, session, (transaction) =>
        transaction('rate_alerts').where({ id, user_id: session.userId }).delete(),
      )
    : 0;
  if (deleted === 0) throw new RuleError('rate_alert_not_found', 'id');
  return { id };
}
