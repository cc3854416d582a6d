import { userContactSchema } from '../../domain/users/userInput';
import type { RuntimeContext } from '../runtime/context';
import type { UpdateUserInput, UpdateUserOutput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';
import { contactColumns, tellOfContacts } from './changedContacts';
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
      const next = { email: user.email, phone: columns.phone };
      const changed = { ...columns, ...contactColumns(user, next, context.clock.now()) };
      const former = await formerUser(transaction, user, changed);
      await transaction('users').where({ id }).update(changed);
      await tellOfContacts(transaction, context, session, { user, next });
      return { kind: 'update', contacts: next, former };
    },
  });
}
