import dayjs from 'dayjs';
import type { PaymentStatus } from '../../domain/payments/transitions';
import { debitedAt, expiryDays, isExpired, type DemoPayment } from './payments';

/** A status that a payment reached, and when. */
interface StatusChange {
  readonly status: PaymentStatus;
  readonly reachedAt: Date;
}

/** The statuses that a payment went through to the one it has, with plausible times. */
export function statusChanges(payment: DemoPayment): StatusChange[] {
  const reachedAt = timesOf(payment);
  return wayOf(payment).map((status) => ({ status, reachedAt: reachedAt(status) }));
}

const sent = ['awaiting_authorisation', 'authorised', 'processing', 'ready_to_send'] as const;

const ways: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  new: ['new'],
  awaiting_authorisation: ['awaiting_authorisation'],
  authorised: ['awaiting_authorisation', 'authorised'],
  processing: ['awaiting_authorisation', 'authorised', 'processing'],
  ready_to_send: sent,
  suspended: [...sent, 'suspended'],
  released: [...sent, 'released'],
  submitted: [...sent, 'released', 'submitted'],
  completed: [...sent, 'released', 'completed'],
  failed: ['awaiting_authorisation', 'authorised', 'processing', 'failed'],
  deleted: ['awaiting_authorisation', 'deleted'],
};

function wayOf({ status, tccPaymentId, errorCode }: DemoPayment): readonly PaymentStatus[] {
  if (isExpired({ errorCode })) return ['awaiting_authorisation', 'failed'];
  const isReturned = status === 'failed' && tccPaymentId !== null;
  return isReturned ? [...ways.completed, 'failed'] : ways[status];
}

function failedAt(payment: DemoPayment): Date {
  if (payment.tccPaymentId) return dayjs(debitedAt(payment)).add(2, 'day').toDate();
  if (isExpired(payment)) return dayjs(payment.createdAt).add(expiryDays, 'day').toDate();
  return dayjs(payment.createdAt).add(7, 'minute').toDate();
}

function timesOf(payment: DemoPayment): (status: PaymentStatus) => Date {
  const { createdAt } = payment;
  const left = debitedAt(payment);
  const afterCreation = (minutes: number) => dayjs(createdAt).add(minutes, 'minute').toDate();
  const times: Readonly<Record<PaymentStatus, Date>> = {
    new: createdAt,
    awaiting_authorisation: createdAt,
    authorised: afterCreation(5),
    processing: afterCreation(5),
    ready_to_send: afterCreation(6),
    suspended: afterCreation(8),
    released: left,
    submitted: dayjs(left).add(3, 'minute').toDate(),
    completed: dayjs(left).add(4, 'hour').toDate(),
    failed: failedAt(payment),
    deleted: afterCreation(20),
  };
  return (status) => times[status];
}
