import type { RuntimeContext } from '../runtime/context';
import type { DisableUserInput, DisableUserOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { changeUser } from './userChange';

/**
 * Disables a user. Row permissions and actions refuse the user from the next request on, whatever the identity provider answers.
 * @throws RuleError those of takeUser
 */
export function disableUser(
  { id }: DisableUserInput,
  session: Session,
  context: RuntimeContext,
): Promise<DisableUserOutput> {
  return changeUser(context, session, {
    id,
    entry: { of: 'changed', details: `Disabled: ${id}` },
    write: async (transaction) => {
      const signed_out_at = transaction.raw('clock_timestamp()');
      await transaction('users').where({ id }).update({ enabled: false, signed_out_at });
      return { kind: 'disable' };
    },
  });
}
