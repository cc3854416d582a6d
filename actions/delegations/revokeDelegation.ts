import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/uuid';
import { recordActivity } from '../database/recordActivity';
import { inTransaction } from '../database/transaction';
import type { Context } from '../provider/context';
import type { RevokeDelegationInput, RevokeDelegationOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';

/**
 * Ends a delegation that the caller gave, from now on. What was authorised by it stays. A repeated call keeps the first time.
 * @throws RuleError delegation_not_found, also for a delegation of another user
 */
export async function revokeDelegation(
  { delegationId: id }: RevokeDelegationInput,
  session: Session,
  context: Context,
): Promise<RevokeDelegationOutput> {
  const { userId } = session;
  const now = context.clock.now();
  return inTransaction(context.database, session, async (transaction) => {
    const own = { id, from_user_id: userId };
    const delegation =
      isUuid(id) &&
      (await transaction('authorisation_delegations').where(own).forUpdate().first('revoked_at', 'to_user_id'));
    if (!delegation) throw new RuleError('delegation_not_found', 'delegationId');
    if (delegation.revoked_at) return { id };
    await transaction('authorisation_delegations').where(own).update({ revoked_at: now });
    const entry = { eventCode: 'A036', details: `Approvals no longer delegated to ${delegation.to_user_id}` } as const;
    await recordActivity(transaction, { ...entry, userId, createdAt: now });
    return { id };
  });
}
