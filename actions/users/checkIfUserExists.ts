import type { RuntimeContext } from '../runtime/context';
import type { CheckIfUserExistsInput, CheckIfUserExistsOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { requireAdministrator } from './standing';

/**
 * The user of a username, wherever the user belongs: usernames are unique in the whole portal.
 * @returns null for a username that is free
 * @throws RuleError super_admins_only for a caller who administers no organisation
 */
export async function checkIfUserExists(
  { id }: CheckIfUserExistsInput,
  session: Session,
  { database }: RuntimeContext,
): Promise<CheckIfUserExistsOutput> {
  await requireAdministrator(database, session);
  const user = await database('users').where({ id: id.trim().toLowerCase() }).first('id', 'enabled');
  return user ?? null;
}
