import { tellOfAccess } from '../database/accessNotices';
import { endSessions } from '../database/endSessions';
import type { RuntimeContext } from '../runtime/context';
import type { AdminResetUserPasswordInput, AdminResetUserPasswordOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { requireSettledContacts } from './changedContacts';
import { changeUser } from './userChange';

/**
 * Voids the password of a user, who gets a code for a new one, and ends the sessions.
 * @throws RuleError contacts_changed_recently, identity_refused, and those of takeUser
 */
export function adminResetUserPassword(
  { id }: AdminResetUserPasswordInput,
  session: Session,
  context: RuntimeContext,
): Promise<AdminResetUserPasswordOutput> {
  return changeUser(context, session, {
    id,
    entry: { of: 'passwordReset', details: id },
    write: async (transaction, { user }) => {
      const at = context.clock.now();
      requireSettledContacts(user, at);
      await endSessions(transaction, id);
      const change = { what: 'password_reset', by: session.userId } as const;
      await tellOfAccess(transaction, { userId: id, change, subject: `password_reset ${context.newId()}`, at });
      return { kind: 'reset_password' };
    },
  });
}
