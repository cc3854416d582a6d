import { endSessions } from '../database/endSessions';
import type { RuntimeContext } from '../runtime/context';
import type { DisableMFAOnUserInput, DisableMFAOnUserOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { changeUser } from './changeUser';

/**
 * Switches the second factors of a user off and ends the sessions. Until the user sets one up, the profile is all that opens.
 * @throws RuleError identity_refused, and those of takeUser
 */
export function disableMFAOnUser(
  { id }: DisableMFAOnUserInput,
  session: Session,
  context: RuntimeContext,
): Promise<DisableMFAOnUserOutput> {
  return changeUser(context, session, {
    id,
    entry: { of: 'changed', details: `Second factors switched off: ${id}` },
    write: async (transaction) => {
      await endSessions(transaction, id);
      return { kind: 'disable_mfa' };
    },
  });
}
