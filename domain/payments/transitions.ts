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

export type PaymentStatus = (typeof paymentStatuses)[number];

/**
 * Where a payment begins and where it may go. The database enforces the same table (`state_transitions`). `failed` leads
 * anywhere only while the provider never took the payment.
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

/** Whether the table lets a payment move so; staying where it is always may. */
export function mayBecome(payment: { status: PaymentStatus; isSent: boolean }, next: PaymentStatus): boolean {
  if (payment.status === 'failed' && payment.isSent) return next === 'failed';
  return mayMove(paymentMachine, payment.status, next);
}

/** The statuses in which content may still be edited: the provider was not asked, or refused for good. */
const editable: readonly PaymentStatus[] = ['new', 'awaiting_authorisation', 'authorised', 'failed'];

/** Whether the payment's content may be replaced. */
export function isEditable(payment: { status: PaymentStatus; isSent: boolean }): boolean {
  return !payment.isSent && editable.includes(payment.status);
}

/** Whether the payment may be deleted: here while unsent, at the provider while it waits to be released. */
export function isDeletable(payment: { status: PaymentStatus; isSent: boolean }): boolean {
  return payment.isSent ? payment.status === 'ready_to_send' : editable.includes(payment.status);
}
