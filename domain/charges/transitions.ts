import { type StateMachine, mayMove } from '../stateMachine';

/** Every status of a charge. The specification lists none. A failed charge can be retried, as its `retryCount` implies. */
export type ChargeStatus = 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';

/** An administrator may mark a charge as settled in another way (`completed`) or waived (`cancelled`). */
export const chargeMachine: StateMachine<ChargeStatus> = {
  first: ['pending'],
  next: {
    pending: ['processing', 'completed', 'cancelled'],
    processing: ['completed', 'failed'],
    failed: ['pending', 'completed', 'cancelled'],
    completed: [],
    cancelled: [],
  },
};

/** The statuses that an administrator may set: settled elsewhere, and waived. */
export const statusesByHand = ['completed', 'cancelled'] as const satisfies readonly ChargeStatus[];

/** A status that an administrator may set. */
export type StatusByHand = (typeof statusesByHand)[number];

/** Whether an administrator may set it. A charge in process is changed by the provider only: its transfer may still take effect. */
export function mayChangeByHand(from: ChargeStatus, to: StatusByHand): boolean {
  return from !== 'processing' && from !== to && mayMove(chargeMachine, from, to);
}

/** Whether an administrator may have it tried again, or re-aimed: a failed one, and one that waits. */
export function mayReprocess(status: ChargeStatus): boolean {
  return status === 'failed' || status === 'pending';
}
