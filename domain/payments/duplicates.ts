import { addDays } from '../isoDate';
import { equals, type Amount } from '../money/amount';
import type { PaymentStatus } from './transitions';

/** What decides whether two payments of an account are alike. */
export interface ComparedPayment {
  /** Undefined for a payment that is not stored yet. */
  readonly id: string | undefined;
  /** The beneficiary, whichever version of its bank details the payment has. */
  readonly beneficiaryId: string;
  readonly amount: Amount;
  readonly currency: string;
  readonly paymentDate: string;
  readonly reference: string;
}

/** A stored payment that another is compared with. */
export interface StoredPayment extends ComparedPayment {
  /** An instant in UTC. */
  readonly createdAt: string;
  readonly status: PaymentStatus;
}

/** `same` is probably the same debt paid twice; `similar` is worth a look. */
export type Likeness = 'same' | 'similar';

/** Payments of these statuses moved no money and move none any more. */
export const endedUnpaid: readonly PaymentStatus[] = ['failed', 'deleted'];

const windowDays = 30;
const sameDebtDays = 7;

/** The days within which payments are compared (docs/decisions/035). */
export interface DuplicateWindow {
  /** A payment created on this day or later is compared, whatever its date. */
  readonly createdFrom: string;
  /** A payment dated within these days is compared, whenever it was created. */
  readonly datedFrom: string;
  readonly datedTo: string;
}

/** @param today the calendar day in UTC */
export function duplicateWindow(paymentDate: string, today: string): DuplicateWindow {
  return {
    createdFrom: addDays(today, -windowDays),
    datedFrom: addDays(paymentDate, -windowDays),
    datedTo: addDays(paymentDate, windowDays),
  };
}

/**
 * How much a stored payment is like another of the same account; undefined where it is not. They are the same with beneficiary,
 * amount and currency alike and the same reference or dates at most seven days apart; similar with beneficiary and either
 * amount and currency or reference alike.
 * @param today the calendar day in UTC
 */
export function likeness(payment: ComparedPayment, other: StoredPayment, today: string): Likeness | undefined {
  if (other.id === payment.id || other.beneficiaryId !== payment.beneficiaryId) return undefined;
  if (endedUnpaid.includes(other.status)) return undefined;
  if (!isWithin(duplicateWindow(payment.paymentDate, today), other)) return undefined;
  const hasSameReference = referenceKey(other) === referenceKey(payment);
  if (!hasSameAmount(payment, other)) return hasSameReference ? 'similar' : undefined;
  return hasSameReference || isDatedNear(payment, other) ? 'same' : 'similar';
}

function isWithin({ createdFrom, datedFrom, datedTo }: DuplicateWindow, other: StoredPayment): boolean {
  return (
    other.createdAt.slice(0, 10) >= createdFrom || (other.paymentDate >= datedFrom && other.paymentDate <= datedTo)
  );
}

const hasSameAmount = (one: ComparedPayment, other: ComparedPayment): boolean =>
  one.currency === other.currency && equals(one.amount, other.amount);

function isDatedNear({ paymentDate }: ComparedPayment, other: ComparedPayment): boolean {
  return (
    other.paymentDate >= addDays(paymentDate, -sameDebtDays) && other.paymentDate <= addDays(paymentDate, sameDebtDays)
  );
}

const referenceKey = ({ reference }: ComparedPayment): string => reference.trim().toLowerCase();
