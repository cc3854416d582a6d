import type { Knex } from 'knex';
import type { ChangeKind } from '../../domain/changes/changeKinds';
import type { SwitchesAtChange } from '../../domain/changes/needsSecondPerson';
import type { RuntimeContext } from '../runtime/context';
import { derivedId } from '../runtime/derivedId';
import type { Session } from '../runtime/session';

/** What a change is made with. */
export interface ChangeTools {
  readonly transaction: Knex.Transaction;
  /** Its ids follow from the change: a change that waited makes the same rows as when it was tried out. */
  readonly context: RuntimeContext;
  /** Who makes the change, or allows it. */
  readonly session: Session;
  /** The change as it is stored where it waits. */
  readonly changeId: string;
  /** Who asked for the change. Where it did not wait, the one who makes it. */
  readonly requestedBy: string;
}

/** The context of a change: its ids follow from the change and their order. */
export function contextOf(context: RuntimeContext, changeId: string): RuntimeContext {
  let count = 0;
  return { ...context, newId: () => derivedId('change', changeId, ++count) };
}

/** A change that was made. */
export interface MadeChange<Answer> {
  readonly answer: Answer;
  /** What it is about: one change of a kind waits for each. A new row is named by what makes it unique. */
  readonly subject: {
    readonly entity: string;
    readonly id: string;
    /** Undefined for a change of the house. */
    readonly organisationId?: string;
  };
  /** Read under a lock that no change of the switches passes. */
  readonly switches: SwitchesAtChange;
  /** What is left to do once the change is committed. Its answer takes the place of the other. */
  readonly conclude?: () => Promise<Answer>;
}

/** A change that one administrator makes, or asks for and another allows. Both ways lead through `make`. */
export interface GovernedChange<Input, Parsed extends object, Answer> {
  readonly kind: ChangeKind;
  /** Checks the action's input. What was checked passes again. @throws RuleError invalid_input */
  readonly parse: (input: Input, context: RuntimeContext) => Promise<Parsed>;
  /** Locks, checks against what is stored, writes, and records the activity. @throws RuleError */
  readonly make: (tools: ChangeTools, parsed: Parsed) => Promise<MadeChange<Answer>>;
}
