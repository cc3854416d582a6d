import { RuleError } from '../../domain/errors';
import type { RuntimeContext } from '../runtime/context';
import type { DeleteUserInput, DeleteUserOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { changeUser } from './userChange';
import { hasRecords } from './hasRecords';

/**
 * Deletes a user with links and seats, where nothing else refers to the user.
 * @throws RuleError user_has_records, and those of takeUser
 */
export function deleteUser(
  { id }: DeleteUserInput,
  session: Session,
  context: RuntimeContext,
): Promise<DeleteUserOutput> {
  return changeUser(context, session, {
    id,
    act: 'deletion',
    entry: { of: 'deleted', details: id },
    write: async (transaction) => {
      if (await hasRecords(transaction, id)) throw new RuleError('user_has_records', 'id');
      await transaction('users').where({ id }).delete();
      return { kind: 'delete' };
    },
  });
}
