import type { Knex } from 'knex';
import { factsOf } from '../../domain/changes/changeKinds';
import { isSameEffect, netEffect, type RowEffect } from '../../domain/changes/effect';
import { RuleError } from '../../domain/errors';
import { watchWrites } from '../database/keepIfChanged';
import type { AfterCommit, RuntimeContext, StoredChange } from '../runtime/context';
import type { Session } from '../runtime/session';
import { contextOf, type ChangeTools, type MadeChange } from './governedChange';

/** Makes a change of one kind from what was stored of it, after checking that again. */
export type MakeStored = (tools: ChangeTools, stored: unknown) => Promise<MadeChange<unknown>>;

/** How changes are made, by their kind. */
export type GovernedChanges = Readonly<Record<string, MakeStored>>;

/**
 * Makes a change that waited, with the checks of now and in the name of who allows it.
 * @returns what is left to do after the commit
 * @throws RuleError change_not_applicable where a check refuses it now; change_outdated where it would do something else than was shown
 */
export async function makeStoredChange(
  changes: GovernedChanges,
  context: RuntimeContext,
  transaction: Knex.Transaction,
  session: Session,
  stored: StoredChange,
): Promise<AfterCommit> {
  const make = Object.hasOwn(changes, stored.kind) ? changes[stored.kind] : undefined;
  if (!make) throw new RuleError('change_not_applicable', 'decision');
  const { id, requested_by: requestedBy } = stored;
  const tools = { transaction, session, context: contextOf(context, id), changeId: id, requestedBy };
  const work = () => make(tools, stored.change);
  const { done, writes } = await watchWrites(transaction, session, work).catch(throwNotApplicable);
  const isCompared = !factsOf(stored.kind).isRelative;
  if (isCompared && !isSameEffect(stored.effect as RowEffect[], netEffect(writes))) {
    throw new RuleError('change_outdated', 'decision');
  }
  return async () => void (await done.conclude?.());
}

function throwNotApplicable(error: unknown): never {
  if (!(error instanceof RuleError)) throw error;
  throw new RuleError('change_not_applicable', 'decision', `This change cannot be made: ${error.message}`);
}
