import type { StateMachine } from '../stateMachine';

/** The states of a recurring payment. An ended one stays ended. */
export type RecurringState = 'active' | 'paused' | 'ended';

/** A recurring payment is paused by a user, or by an occurrence that was refused. */
export const recurringMachine: StateMachine<RecurringState> = {
  first: ['active'],
  next: { active: ['paused', 'ended'], paused: ['active', 'ended'], ended: [] },
};
