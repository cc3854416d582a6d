import { endSessions } from '../database/endSessions';
import type { RuntimeContext } from '../runtime/context';
import type { AdminResetUserPasswordInput, AdminResetUserPasswordOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { changeUser } from './changeUser';

/**
 * Voids the password of a user, who gets a code for a new one, and ends the sessions.
 * @throws RuleError identity_refused, and those of takeUser
 */
export function adminResetUserPassword(
  { id }: AdminResetUserPasswordInput,
  session: Session,
  context: RuntimeContext,
): Promise<AdminResetUserPasswordOutput> {
  return changeUser(context, session, {
    id,
    entry: { of: 'passwordReset', details: id },
    write: async (transaction) => {
      await endSessions(transaction, id);
      return { kind: 'reset_password' };
    },
  });
}
