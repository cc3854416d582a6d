import type { StateMachine } from '../stateMachine';

/** What can be changed of a conversion that awaits its funds. */
export const conversionChangeKinds = ['cancellation', 'date_change', 'split'] as const;
/** One of conversionChangeKinds. */
export type ConversionChangeKind = (typeof conversionChangeKinds)[number];

/** Every status of a change: asked for, done at the provider, or rejected with a reason. */
export type ConversionChangeStatus = 'pending' | 'done' | 'rejected';

/** The statuses a change may begin with, and those that may follow each. */
export const conversionChangeMachine: StateMachine<ConversionChangeStatus> = {
  first: ['pending'],
  next: { pending: ['done', 'rejected'], done: [], rejected: [] },
};
