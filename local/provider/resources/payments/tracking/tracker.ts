import { ok, type Answer, type Call } from '../../../http/endpoint';
import { baseRefusal } from '../../../http/errors';
import type { Payment } from '../../../store/records';
import { managedPayment } from '../read';
import { instructionOf, submittedAt, wasSubmitted, type Instruction } from './instruction';

interface TrackerStatus {
  readonly status: string;
  readonly reason: string | null;
}

/** The way of a Swift payment from bank to bank, the newest event first. */
export function getTracking(call: Call): Answer {
  const payment = managedPayment(call);
  if (payment.payment_type !== 'priority') throw baseRefusal('payment_is_not_swift', 'Only Swift payments are tracked');
  const instruction = wasSubmitted(payment) ? instructionOf(call.books, payment) : undefined;
  if (!instruction) throw baseRefusal('payment_is_not_executed', 'The payment has not been executed yet');
  const events = [...laterEvents(instruction), firstEvent(instruction)];
  return ok({
    uetr: instruction.uetr,
    transaction_status: statusOf(payment),
    initiation_time: submittedAt(payment),
    completion_time: payment.transferred_at || null,
    last_update_time: events[0]?.last_update_time,
    payment_events: events,
  });
}

function statusOf({ status }: Payment): TrackerStatus {
  if (status === 'completed') return { status: 'completed', reason: 'credited_to_customer_account' };
  if (status === 'failed') return { status: 'rejected', reason: 'returned_by_creditor_agent' };
  return { status: 'processing', reason: 'transferred_and_tracked' };
}

/** The provider hands the payment over. */
function firstEvent(instruction: Instruction) {
  const { payment } = instruction;
  const money = { currency: payment.currency, amount: payment.amount };
  return {
    ...eventBetween(instruction, submittedAt(payment)),
    transaction_status: { status: 'processing', reason: 'transferred_and_tracked' },
    originator: instruction.from,
    serial_parties: {
      debtor: null,
      debtor_agent: instruction.from,
      intermediary_agent1: null,
      instructing_reimbursement_agent: null,
      creditor_agent: instruction.to,
      creditor: null,
    },
    instructed_amount: money,
    interbank_settlement_amount: money,
    interbank_settlement_date: `${payment.payment_date}T00:00:00+00:00`,
    charge_type: payment.charge_type,
  };
}

/** The payee's bank credits it; a returned payment is then sent back. */
function laterEvents(instruction: Instruction) {
  const { payment } = instruction;
  const { transferred_at: arrived, status, updated_at } = payment;
  const credited = {
    ...eventBetween(instruction, arrived),
    transaction_status: statusOf({ ...payment, status: 'completed' }),
    funds_available: arrived,
    confirmed_amount: { currency: payment.currency, amount: payment.amount },
  };
  const returned = { ...eventBetween(instruction, updated_at), transaction_status: statusOf(payment) };
  return [...(status === 'failed' ? [returned] : []), ...(arrived ? [credited] : [])];
}

function eventBetween({ from, to }: Instruction, at: string) {
  return {
    tracker_event_type: 'customer_credit_transfer_payment',
    valid: true,
    transaction_status: null,
    funds_available: null,
    forwarded_to_agent: null,
    from,
    to,
    originator: null,
    serial_parties: null,
    sender_acknowledgement_receipt: at,
    instructed_amount: null,
    confirmed_amount: null,
    interbank_settlement_amount: null,
    interbank_settlement_date: null,
    charge_amount: [],
    charge_type: null,
    foreign_exchange_details: null,
    last_update_time: at,
  };
}
