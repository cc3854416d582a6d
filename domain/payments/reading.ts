import { wayTo, type StateMachine } from '../stateMachine';
import { paymentMachine, paymentStatuses, type PaymentStatus } from './transitions';

/** The statuses that the provider can report; a failed payment does not change there any more. */
const providerMachine: StateMachine<PaymentStatus> = {
  first: ['processing'],
  next: { ...paymentMachine.next, new: [], failed: [] },
};

/**
 * The statuses that a payment passes through, in order, when the provider reports one: none if our table does not lead there, or if
 * the status is unknown. A payment that was deleted at the provider while we were still sending counts as failed.
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
