import type { Knex } from 'knex';
import { isWithoutEffect } from '../../domain/changes/effect';
import type { UserAct } from '../../domain/users/administration';
import { watchWrites } from '../database/keepIfChanged';
import { inTransaction } from '../database/transaction';
import type { ChangeTools, MadeChange } from '../fourEyes/governedChange';
import { lockSwitchesOfUser } from '../fourEyes/switches';
import type { RuntimeContext } from '../runtime/context';
import type { ChangedUser } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { concludeForCaller } from './concludeOperation';
import { beginOperation, type IdentityRequest } from './identityOperation';
import { recordUserAct } from './recordUserAct';
import { readSuperAdmin, takeUser, type UserInHand } from './standing';

/** What became of a change of a user. Whether it waits for a second administrator stands beside it. */
export type UserAnswer = Omit<ChangedUser, 'pendingChangeId'>;

/** A change of a user that reaches the identity provider too. */
export interface UserChange {
  readonly id: string;
  readonly act?: UserAct;
  /** What the activity log says. */
  readonly entry: { readonly of: 'changed' | 'deleted' | 'passwordReset'; readonly details: string };
  /** Writes the change to our tables and says what to ask of the identity provider. */
  readonly write: (transaction: Knex.Transaction, inHand: UserInHand) => Promise<IdentityRequest>;
  /** Whether the change needs a second administrator where an organisation of the user wants one. It does unless this says otherwise. */
  readonly isGoverned?: (inHand: UserInHand) => Promise<boolean>;
}

/**
 * Makes a change that never waits, here and at the identity provider: both or neither, also when the process dies in between
 * (docs/decisions/063).
 * @throws RuleError identity_refused, and those of takeUser and of the change
 */
export async function changeUser(context: RuntimeContext, session: Session, change: UserChange): Promise<ChangedUser> {
  const { conclude } = await inTransaction(context.database, session, (transaction) => {
    const tools = { transaction, context, session, changeId: context.newId(), requestedBy: session.userId };
    return makeUserChange(tools, change);
  });
  return { ...(await conclude()), pendingChangeId: null };
}

/**
 * Makes the part of the change that belongs to the transaction, and begins the operation at the identity provider.
 * @throws RuleError those of takeUser and of the change
 */
export async function makeUserChange(
  { transaction, context, session, requestedBy }: ChangeTools,
  { id, act = 'person', entry, write, isGoverned = () => Promise.resolve(true) }: UserChange,
): Promise<MadeChange<UserAnswer> & { readonly conclude: () => Promise<UserAnswer> }> {
  const isSuperAdmin = await readSuperAdmin(context, session, id);
  const inHand = await takeUser(transaction, session, { id, act, isSuperAdmin });
  const { linkedTo, seatedIn } = inHand.administered;
  const { now, organisationId } = await lockSwitchesOfUser(transaction, [...linkedTo, ...seatedIn]);
  const switches = { now: (await isGoverned(inHand)) ? now : [] };
  const { done: request, writes } = await watchWrites(transaction, session, () => write(transaction, inHand));
  const answer = { id, isPending: false };
  const made = { answer, subject: { entity: 'users', id, organisationId }, switches };
  // An edit that changes nothing is nothing to ask the identity provider for.
  if (request.kind === 'update' && isWithoutEffect(writes)) {
    return { ...made, conclude: () => Promise.resolve(answer) };
  }
  await recordUserAct(transaction, context, session, entry);
  const operation = await beginOperation(transaction, context, { userId: requestedBy }, { userId: id, request });
  return {
    ...made,
    conclude: () => concludeForCaller(context, session, operation),
  };
}
