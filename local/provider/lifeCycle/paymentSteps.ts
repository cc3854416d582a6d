import { paymentNotification } from '../pushes/notifications';
import { closedBecause } from '../reference/calendar';
import { railOf } from '../reference/rails';
import { comesBack } from '../store/indexes';
import { hasFunds, post } from '../store/ledger';
import type { Payment } from '../store/records';
import { timeText } from '../wire';
import type { Work } from '../work';
import type { Moment } from './moment';

/** Test references of the simulator, which make a payment fail, return or stay. */
const failsCompliance = ({ reference }: Payment) => reference.includes('SIM-COMPLIANCE-FAIL');
const staysSubmitted = ({ reference }: Payment) => reference.includes('SIM-STUCK');

type Step = (work: Work, payment: Payment) => void;

/** Moves a payment one status on, if it is due. Returns whether it moved. */
export function advancePayment(work: Work, moment: Moment, payment: Payment): boolean {
  const step = dueStep(work, moment, payment);
  step?.(work, payment);
  return step !== undefined;
}

function dueStep(work: Work, moment: Moment, payment: Payment): Step | undefined {
  switch (payment.status) {
    case 'authorised':
      return makeReady;
    case 'ready_to_send':
      if (failsCompliance(payment)) return failCompliance;
      return isDue(moment, payment) && isCovered(work, payment) ? release : undefined;
    case 'released':
      return submit;
    case 'submitted':
      return staysSubmitted(payment) ? undefined : completePayment;
    case 'completed':
      return comesBack(payment) ? returnByBank : undefined;
    default:
      return undefined;
  }
}

/** On its date or later, on a working day before the rail closes. */
function isDue({ today, time }: Moment, { payment_date, currency, payment_type, amount }: Payment): boolean {
  if (payment_date > today || closedBecause(today, currency) !== undefined) return false;
  return time < railOf(currency, payment_type, amount).cutOff;
}

/** The money is there; what a conversion buys must have come from it. */
function isCovered(work: Work, { conversion_id: conversion, account_id, currency, amount }: Payment): boolean {
  const isSettled = !conversion || work.books.get('conversion', conversion)?.status === 'trade_settled';
  return isSettled && hasFunds(work, account_id, currency, amount);
}

/** The last of its own authorisations was given. */
function makeReady(work: Work, payment: Payment): void {
  const ready = change(work, payment, { status: 'ready_to_send' });
  work.notify(paymentNotification('payment_ready_to_send_notification', ready));
}

/** Debits the balance and points the payment to a read-only copy of its beneficiary. */
function release(work: Work, payment: Payment): void {
  const { books, identifiers } = work;
  post(work, { ...movementOf(payment), type: 'debit', action: 'payment', reason: payment.reason });
  const original = books.get('beneficiary', payment.beneficiary_id);
  const copy = original && { ...original, id: identifiers.uuid(books), cloned_from: original.id, deleted: false };
  if (copy) books.put('beneficiary', copy.id, copy);
  const beneficiaryId = copy?.id ?? payment.beneficiary_id;
  change(work, payment, { status: 'released', review_status: 'passed', beneficiary_id: beneficiaryId });
}

function submit(work: Work, payment: Payment): void {
  change(work, payment, { status: 'submitted', submitted_at: timeText(work.now) });
}

function completePayment(work: Work, payment: Payment): void {
  const completed = change(work, payment, { status: 'completed', transferred_at: timeText(work.now) });
  work.notify(paymentNotification('payment_released_notification', completed));
}

function failCompliance(work: Work, payment: Payment): void {
  const reason = 'Refused by the compliance review';
  const failed = change(work, payment, { status: 'failed', review_status: 'rejected', failure_reason: reason });
  work.notify(paymentNotification('payment_compliance_failed_notification', failed));
}

/** The receiving bank sends the money back after the payment was completed. */
function returnByBank(work: Work, payment: Payment): void {
  const reason = 'Returned by the receiving bank';
  post(work, { ...movementOf(payment), type: 'credit', action: 'payment_failure', reason });
  const failed = change(work, payment, {
    status: 'failed',
    failure_reason: reason,
    failure_returned_amount: payment.amount,
  });
  work.notify(paymentNotification('payment_failed_notification', failed));
}

function movementOf({ account_id, currency, amount, id, short_reference }: Payment) {
  return {
    account_id,
    currency,
    amount,
    related_entity_type: 'payment',
    related_entity_id: id,
    related_entity_short_reference: short_reference,
    sender: null,
  } as const;
}

function change(work: Work, payment: Payment, changes: Partial<Payment>): Payment {
  const changed = { ...payment, ...changes, updated_at: timeText(work.now) };
  work.books.put('payment', payment.id, changed);
  return changed;
}
