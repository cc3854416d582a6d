import type { StateMachine } from '../stateMachine';

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
