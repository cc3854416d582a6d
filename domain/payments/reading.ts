import { wayTo, type StateMachine } from '../stateMachine';
import { paymentMachine, paymentStatuses, type PaymentStatus } from './transitions';

/** What can become of a payment at the provider: a failed one is over there, and nothing is new again. */
const providerMachine: StateMachine<PaymentStatus> = {
  first: ['processing'],
  next: { ...paymentMachine.next, new: [], failed: [] },
};

/**
 * The statuses that a payment passes through, in order, when the provider reports one: none where our table does not lead
 * there, or where the word is not ours. A payment that turns out deleted at the provider while we were still sending
 * counts as failed. Source: docs/architecture.md, "payment status".
 */
export function wayToReading(from: PaymentStatus, providerStatus: string): readonly PaymentStatus[] {
  const reported = providerStatus === 'deleted' && from === 'processing' ? 'failed' : providerStatus;
  const status = paymentStatuses.find((each) => each === reported);
  return (status && wayTo(providerMachine, from, status)) ?? [];
}

/** How far along each status is: of two readings of the same second the one further along is the newer. */
export const paymentProgress: readonly PaymentStatus[] = [
  'processing',
  'ready_to_send',
  'released',
  'submitted',
  'completed',
  'failed',
];
