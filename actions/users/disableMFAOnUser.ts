import { tellOfAccess } from '../database/accessNotices';
import { endSessions } from '../database/endSessions';
import type { RuntimeContext } from '../runtime/context';
import type { DisableMFAOnUserInput, DisableMFAOnUserOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { requireSettledContacts } from './changedContacts';
import { changeUser } from './changeUser';

/**
 * Switches the second factors of a user off and ends the sessions. Until the user sets one up, the profile is all that opens.
 * @throws RuleError contacts_changed_recently, identity_refused, and those of takeUser
 */
export function disableMFAOnUser(
  { id }: DisableMFAOnUserInput,
  session: Session,
  context: RuntimeContext,
): Promise<DisableMFAOnUserOutput> {
  return changeUser(context, session, {
    id,
    entry: { of: 'changed', details: `Second factors switched off: ${id}` },
    write: async (transaction, { user }) => {
      const at = context.clock.now();
      requireSettledContacts(user, at);
      await endSessions(transaction, id);
      const change = { what: 'second_factor_off', by: session.userId } as const;
      await tellOfAccess(transaction, { userId: id, change, subject: `second_factor_off ${context.newId()}`, at });
      return { kind: 'disable_mfa' };
    },
  });
}
