import { mayMove, type StateMachine } from '../stateMachine';

/** Every status of a payment (specification section 4). */
export const paymentStatuses = [
  'new',
  'awaiting_authorisation',
  'authorised',
  'processing',
  'ready_to_send',
  'released',
  'submitted',
  'completed',
  'suspended',
  'failed',
  'deleted',
] as const;

/** One of paymentStatuses. */
export type PaymentStatus = (typeof paymentStatuses)[number];

/**
 * The statuses a payment may begin with, and those that may follow each. The database enforces the same table (`state_transitions`). After
 * `failed` the status can change only while the provider has never accepted the payment.
 */
export const paymentMachine: StateMachine<PaymentStatus> = {
  first: ['new', 'awaiting_authorisation'],
  next: {
    new: ['awaiting_authorisation', 'authorised', 'processing', 'failed', 'deleted'],
    awaiting_authorisation: ['authorised', 'new', 'deleted', 'failed'],
    authorised: ['processing', 'awaiting_authorisation', 'failed', 'deleted'],
    processing: ['ready_to_send', 'awaiting_authorisation', 'failed', 'submitted', 'released', 'completed'],
    ready_to_send: ['released', 'submitted', 'completed', 'failed', 'suspended', 'deleted'],
    released: ['submitted', 'completed', 'failed', 'ready_to_send'],
    submitted: ['completed', 'failed'],
    suspended: ['ready_to_send', 'deleted', 'failed'],
    completed: ['failed'],
    failed: ['awaiting_authorisation', 'new', 'deleted'],
    deleted: [],
  },
};

/** Whether the payment's status may change to the next one; keeping it is always allowed. */
export function mayBecome(payment: { status: PaymentStatus; isSent: boolean }, next: PaymentStatus): boolean {
  if (payment.status === 'failed' && payment.isSent) return next === 'failed';
  return mayMove(paymentMachine, payment.status, next);
}

/** Whether no money of a payment in the status moves any more, so that it is in no sum. */
export const endsWithoutMoney = (status: PaymentStatus): boolean => status === 'failed' || status === 'deleted';

/** The statuses in which content may still be edited: the provider was not called, or has rejected it. */
const editable: readonly PaymentStatus[] = ['new', 'awaiting_authorisation', 'authorised', 'failed'];

/** Whether the payment's content may be replaced. */
export function isEditable(payment: { status: PaymentStatus; isSent: boolean }): boolean {
  return !payment.isSent && editable.includes(payment.status);
}

/** Whether the payment may be deleted: here while unsent, at the provider while it waits to be released. */
export function isDeletable(payment: { status: PaymentStatus; isSent: boolean }): boolean {
  return payment.isSent ? payment.status === 'ready_to_send' : editable.includes(payment.status);
}
