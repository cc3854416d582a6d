import type { RuntimeContext } from '../runtime/context';
import type { EnableUserInput, EnableUserOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { changeUser } from './changeUser';

/** Lets a disabled user sign in again. Earlier sessions stay ended. @throws RuleError identity_refused, and those of takeUser */
export function enableUser(
  { id }: EnableUserInput,
  session: Session,
  context: RuntimeContext,
): Promise<EnableUserOutput> {
  return changeUser(context, session, {
    id,
    entry: { of: 'changed', details: `Enabled: ${id}` },
    write: async (transaction) => {
      await transaction('users').where({ id }).update({ enabled: true });
      return { kind: 'enable' };
    },
  });
}
