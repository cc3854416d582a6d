import type { Knex } from 'knex';
import { needsSecondPerson } from '../../domain/changes/needsSecondPerson';
import type { RowEffect } from '../../domain/changes/effect';
import { inTransaction } from '../database/transaction';
import type { RuntimeContext } from '../runtime/context';
import type { Session } from '../runtime/session';
import { contextOf, withEffect } from './effects';
import type { ChangeTools, GovernedChange, MadeChange } from './governedChange';
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
 * effect is answered at once. `makeStored` makes a change that waited, by the same function.
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
  const tried = await tryOut(transaction, session, () => make(tools, parsed));
  const { subject, switches } = tried.done;
  if (tried.effect.length === 0 || !needsSecondPerson(kind, switches)) return { made: tried.done, isWaiting: false };
  await tried.undo();
  const asked = { id: changeId, kind, subject, change: parsed, effect: tried.effect };
  await storePendingChange(transaction, context, session, asked);
  return { made: tried.done, isWaiting: true };
}

interface Tried<T> {
  readonly done: T;
  readonly effect: readonly RowEffect[];
  readonly undo: () => Promise<void>;
}

async function tryOut<T>(
  transaction: Knex.Transaction,
  { requestId }: Session,
  work: () => Promise<T>,
): Promise<Tried<T>> {
  await transaction.raw('savepoint before_change');
  const tried = await withEffect(transaction, requestId, work);
  return { ...tried, undo: async () => void (await transaction.raw('rollback to savepoint before_change')) };
}
