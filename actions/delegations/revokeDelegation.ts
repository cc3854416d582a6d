import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/text';
import { administers } from '../database/administers';
import type { AuthorisationDelegationsRow } from '../database/generated/tables';
import { recordActivity } from '../database/recordActivity';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import type { Session } from '../runtime/session';

/**
 * Ends a delegation from now on, for its giver, its receiver and the administrators of the organisation. What was authorised by it stays. A
 * repeated call keeps the first time.
 * @throws RuleError delegation_not_found, also for a delegation that the caller may not see
 */
export const revokeDelegation = defineAction({
  name: 'revokeDelegation',
  roles: ['user', 'org_admin'],
  scope: null,
  // A delegation also changes who may authorise.
  writes: { lists: ['delegations', 'payments'], rows: { delegationId: ['authorisation_delegations'] } },
  activity: ['A036'],
  sdl: `
    type Mutation {
      """
      Ends a delegation from now on. For its giver, its receiver and the administrators of the organisation.
      """
      revokeDelegation(delegationId: uuid!): RevokedDelegation!
    }

    type RevokedDelegation {
      id: uuid!
    }
  `,
  handler: async ({ delegationId: id }, session, context) => {
    const { userId } = session;
    const now = context.clock.now();
    return inTransaction(context.database, session, async (transaction) => {
      const delegation =
        isUuid(id) && (await transaction('authorisation_delegations').where({ id }).forUpdate().first());
      if (!delegation || !(await mayEnd(transaction, session, delegation))) {
        throw new RuleError('delegation_not_found', 'delegationId');
      }
      if (delegation.revoked_at) return { id };
      await transaction('authorisation_delegations').where({ id }).update({ revoked_at: now });
      const details = `Approvals of ${delegation.from_user_id} no longer delegated to ${delegation.to_user_id}`;
      await recordActivity(transaction, { eventCode: 'A036', details, userId, createdAt: now });
      return { id };
    });
  },
});

async function mayEnd(
  transaction: Knex.Transaction,
  session: Session,
  { from_user_id, to_user_id, role_id }: AuthorisationDelegationsRow,
): Promise<boolean> {
  if ([from_user_id, to_user_id].includes(session.userId)) return true;
  const role = await transaction('roles').where({ id: role_id }).first('org_id');
  return role !== undefined && administers(transaction, session, role.org_id);
}
