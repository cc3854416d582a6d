import type { Knex } from 'knex';
import type { UserAct } from '../../domain/users/administration';
import { inTransaction } from '../database/transaction';
import type { RuntimeContext } from '../runtime/context';
import type { ChangedUser } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { concludeForCaller } from './concludeOperation';
import { beginOperation, type IdentityRequest } from './identityOperation';
import { recordUserAct } from './recordUserAct';
import { readSuperAdmin, takeUser, type UserInHand } from './standing';

/** A change of a user that reaches the identity provider too. */
export interface UserChange {
  readonly id: string;
  readonly act?: UserAct;
  /** What the activity log says. */
  readonly entry: { readonly of: 'changed' | 'deleted' | 'passwordReset'; readonly details: string };
  /** Writes the change to our tables and says what to ask of the identity provider. */
  readonly write: (transaction: Knex.Transaction, inHand: UserInHand) => Promise<IdentityRequest>;
}

/**
 * Makes a change here and at the identity provider: both or neither, also when the process dies in between (docs/decisions/063).
 * @throws RuleError identity_refused, and those of takeUser and of the change
 */
export async function changeUser(context: RuntimeContext, session: Session, change: UserChange): Promise<ChangedUser> {
  const { id, act = 'person', entry, write } = change;
  const isSuperAdmin = await readSuperAdmin(context, session, id);
  const operation = await inTransaction(context.database, session, async (transaction) => {
    const inHand = await takeUser(transaction, session, { id, act, isSuperAdmin });
    const request = await write(transaction, inHand);
    await recordUserAct(transaction, context, session, entry);
    return beginOperation(transaction, context, session, { userId: id, request });
  });
  return concludeForCaller(context, session, operation);
}
