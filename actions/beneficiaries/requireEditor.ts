import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { requireSeat, type Seat } from '../database/seats';
import type { Session } from '../runtime/session';

/**
 * The user's seat on the selected account, which must have the right to create beneficiaries. The same right lets a user
 * change and delete them.
 * @throws RuleError account_not_found, role_may_not_create_beneficiaries
 */
export async function requireEditor(database: Knex, session: Session): Promise<Seat> {
  const seat = await requireSeat(database, session.userId, session.selectedAccountId);
  if (!seat.canCreateBeneficiaries) throw new RuleError('role_may_not_create_beneficiaries', 'accountId');
  return seat;
}
