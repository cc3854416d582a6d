import type { StateMachine } from '../stateMachine';

/** Every status of a transfer between accounts (specification section 3). */
export type TransferStatus = 'pending' | 'completed' | 'cancelled';

/** How far along each status is. */
export const transferProgress: readonly TransferStatus[] = ['pending', 'completed', 'cancelled'];

/** The statuses a transfer may begin with, and those that may follow each. */
export const transferMachine: StateMachine<TransferStatus> = {
  first: ['pending'],
  next: { pending: ['completed', 'cancelled'], completed: [], cancelled: [] },
};
