import type { RuntimeContext } from '../runtime/context';
import type { AssignUserToAccountInput, AssignUserToAccountOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { giveSeat } from './giveSeat';

/** Gives a user a seat on an account without an upper limit. @throws RuleError those of giveSeat */
export function assignUserToAccount(
  { userId, accountId, roleId }: AssignUserToAccountInput,
  session: Session,
  context: RuntimeContext,
): Promise<AssignUserToAccountOutput> {
  const fields = { user: 'userId', account: 'accountId', role: 'roleId' };
  return giveSeat(context, session, { userId, accountId, roleId, upperLimit: null, fields });
}
