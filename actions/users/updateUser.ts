import { userContactSchema } from '../../domain/users/userInput';
import type { RuntimeContext } from '../runtime/context';
import type { UpdateUserInput, UpdateUserOutput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';
import { changeUser } from './changeUser';
import { formerUser } from './formerUser';

/**
 * Changes the name and phone of a user.
 * @throws RuleError invalid_input, identity_refused, and those of takeUser
 */
export async function updateUser(
  { id, ...given }: UpdateUserInput,
  session: Session,
  context: RuntimeContext,
): Promise<UpdateUserOutput> {
  const columns = await parseDeclared(userContactSchema, given);
  return changeUser(context, session, {
    id,
    entry: { of: 'changed', details: `Name and phone changed: ${id}` },
    write: async (transaction, { user }) => {
      const former = await formerUser(transaction, user, columns);
      await transaction('users').where({ id }).update(columns);
      return { kind: 'update', contacts: { email: user.email, phone: columns.phone }, former };
    },
  });
}
