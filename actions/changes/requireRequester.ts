import type { Knex } from 'knex';
import { mayStillAsk } from '../../domain/changes/decision';
import { RuleError } from '../../domain/errors';
import { administers, isSuperAdminNow } from '../database/administers';
import type { PendingChangesRow } from '../database/generated/tables';
import type { RuntimeContext } from '../runtime/context';

/**
 * Refuses to allow a change that its requester could not ask for now (docs/decisions/092). It can still be refused.
 * @throws RuleError requester_not_permitted
 */
export async function requireRequester(
  transaction: Knex.Transaction,
  context: RuntimeContext,
  { kind, requested_by: userId, org_id }: PendingChangesRow,
): Promise<void> {
  const requester = {
    isSuperAdmin: await isSuperAdminNow(transaction, context, userId),
    administersIt: await administersAny(transaction, userId, org_id),
  };
  if (!mayStillAsk(kind, requester)) throw new RuleError('requester_not_permitted', 'decision');
}

/** Whether an enabled user administers the organisation, or any where none is named. */
async function administersAny(transaction: Knex.Transaction, userId: string, org_id: string | null): Promise<boolean> {
  if (org_id !== null) return administers(transaction, { userId, role: 'org_admin' }, org_id);
  const link = await transaction('users_organisations as link')
    .join('users as person', 'person.id', 'link.user_id')
    .where({ 'link.user_id': userId, 'link.can_user_admin_org': true, 'person.enabled': true })
    .first<{ org_id: string } | undefined>('link.org_id');
  return link !== undefined;
}
