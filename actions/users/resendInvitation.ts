import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { defineAction } from '../defineAction';
import type { RuntimeContext } from '../runtime/context';
import { requireSettledContacts } from './changedContacts';
import { isInvited } from './userAdministration';
import { changeUser } from './userChange';

/** How many times an invitation is sent again to one user within a period. */
export const invitationLimit = { most: 3, periodMs: 24 * 3_600_000 } as const;

/**
 * Mails a new temporary password to a user who has not signed in yet. The former one no longer counts.
 * @throws RuleError user_disabled, contacts_changed_recently, user_signed_in_already, too_many_invitations, identity_refused, and those of takeUser
 */
export const resendInvitation = defineAction({
  name: 'resendInvitation',
  roles: ['org_admin'],
  scope: null,
  writes: { lists: ['users', 'delegations', 'payments'], rows: { id: ['users', 'CurrencyCloudContacts'] } },
  activity: ['A026'],
  sdl: `
    type Mutation {
      """Mails a new temporary password to a user who has never signed in."""
      resendInvitation(id: String!): ChangedUser!
    }
  `,
  handler: ({ id }, session, context: RuntimeContext) => {
    return changeUser(context, session, {
      id,
      entry: { of: 'changed', details: `Invitation sent again: ${id}` },
      write: async (transaction, { user }) => {
        const now = context.clock.now();
        if (!user.enabled) throw new RuleError('user_disabled', 'id');
        requireSettledContacts(user, now);
        if (!(await isInvited(context, id))) throw new RuleError('user_signed_in_already', 'id');
        await requireFewInvitations(transaction, id, now);
        return { kind: 'invite' };
      },
    });
  },
});

/** @throws RuleError too_many_invitations */
async function requireFewInvitations(transaction: Knex.Transaction, userId: string, now: Date): Promise<void> {
  const sent = await transaction('identity_operations')
    .where({ user_id: userId, kind: 'invite' })
    .whereNot({ state: 'undone' })
    .where('createdAt', '>', new Date(now.getTime() - invitationLimit.periodMs))
    .count<{ count: string }[]>('* as count');
  if (Number(sent[0]?.count) >= invitationLimit.most) throw new RuleError('too_many_invitations', 'id');
}
