import { type StateMachine } from '../stateMachine';

/** Every status of a charge. The specification names none; `failed` can be tried again, as its `retryCount` tells. */
export type ChargeStatus = 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';

/** An administrator may say that a charge was settled otherwise (`completed`) or will not be taken (`cancelled`). */
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
