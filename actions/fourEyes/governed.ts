import { needsSecondPerson } from '../../domain/changes/needsSecondPerson';
import { isWithoutEffect, netEffect } from '../../domain/changes/effect';
import { watchWrites } from '../database/keepIfChanged';
import { inTransaction } from '../database/transaction';
import type { RuntimeContext } from '../runtime/context';
import type { Session } from '../runtime/session';
import { contextOf, type ChangeTools, type GovernedChange, type MadeChange } from './governedChange';
import type { MakeStored } from './makeStoredChange';
import { storePendingChange } from './storePendingChange';

/** What an action answers whose changes can wait. */
export type Governed<Answer> = Answer & {
  /** The change that waits for a second administrator; null for one that was made. */
  readonly pendingChangeId: string | null;
};

/**
 * The action of a governed change. It always makes the change, with all its checks. Where the change needs a second administrator, what was
 * written is rolled back to the savepoint and stored as a change that waits; the answer is then what would have been made. A change without an
 * effect is answered at once, and leaves nothing behind: no activity, and nothing to conclude. `makeStored` makes a change that waited, by the same function.
 * @throws RuleError change_pending, and those of the change
 */
export function governed<Input, Parsed extends object, Answer>(change: GovernedChange<Input, Parsed, Answer>) {
  const action = async (input: Input, session: Session, context: RuntimeContext): Promise<Governed<Answer>> => {
    const parsed = await change.parse(input, context);
    const changeId = context.newId();
    const { made, isWaiting } = await inTransaction(context.database, session, (transaction) =>
      makeOrStore(change, parsed, {
        transaction,
        context: contextOf(context, changeId),
        session,
        changeId,
        requestedBy: session.userId,
      }),
    );
    if (isWaiting) return { ...made.answer, pendingChangeId: changeId };
    return { ...(made.conclude ? await made.conclude() : made.answer), pendingChangeId: null };
  };
  const makeStored: MakeStored = async (tools, stored) =>
    change.make(tools, await change.parse(stored as Input, tools.context));
  return Object.assign(action, { makeStored });
}

/** Makes the change; where it needs a second administrator, what was written is taken back and the change is stored. */
async function makeOrStore<Input, Parsed extends object, Answer>(
  { kind, make }: GovernedChange<Input, Parsed, Answer>,
  parsed: Parsed,
  tools: ChangeTools,
): Promise<{ readonly made: MadeChange<Answer>; readonly isWaiting: boolean }> {
  const { transaction, context, session, changeId } = tools;
  await transaction.raw('savepoint before_change');
  const undo = () => transaction.raw('rollback to savepoint before_change');
  const { done, writes } = await watchWrites(transaction, session, () => make(tools, parsed));
  const { answer, subject, switches } = done;
  if (isWithoutEffect(writes)) {
    await undo();
    return { made: { answer, subject, switches }, isWaiting: false };
  }
  const effect = netEffect(writes);
  if (effect.length === 0 || !needsSecondPerson(kind, switches)) return { made: done, isWaiting: false };
  await undo();
  await storePendingChange(transaction, context, session, { id: changeId, kind, subject, change: parsed, effect });
  return { made: done, isWaiting: true };
}
