import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/uuid';
import { inTransaction } from '../database/transaction';
import type { RuntimeContext } from '../runtime/context';
import type { UnassignUserFromAccountInput, UnassignUserFromAccountOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { removeSeat } from './removeSeat';
import { requireAdministrator } from './standing';

const maxUsers = 100;

/**
 * Removes the seats of users on an account, all or none.
 * @throws RuleError invalid_input, seat_not_found where one of them has no seat there, and those of removeSeat
 */
export async function unassignUserFromAccount(
  { userIds, accountId }: UnassignUserFromAccountInput,
  session: Session,
  context: RuntimeContext,
): Promise<UnassignUserFromAccountOutput> {
  const users = [...new Set(userIds)].sort();
  if (users.length === 0 || users.length > maxUsers) {
    throw new RuleError('invalid_input', 'userIds', `Choose up to ${maxUsers} users.`);
  }
  return inTransaction(context.database, session, async (transaction) => {
    await requireAdministrator(transaction, session);
    const seats = isUuid(accountId)
      ? await transaction('CurrencyCloudContacts')
          .where({ account_id: accountId })
          .whereIn('user_id', users)
          .orderBy('user_id')
      : [];
    if (seats.length < users.length) throw new RuleError('seat_not_found', 'userIds');
    const ids: string[] = [];
    for (const { id } of seats) ids.push(await removeSeat(transaction, context, session, id, 'userIds'));
    return { ids };
  });
}
