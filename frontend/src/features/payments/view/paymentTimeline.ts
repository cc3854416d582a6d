import type { PaymentStatus } from '../../../../../domain/payments/transitions';
import { asPaymentStatus } from '../../../shared/payments/asPaymentStatus';
import { approvalSteps } from '../../../shared/payments/approvalSteps';
import { personName } from '../../../shared/payments/paymentRow';
import { formatInstant } from '../../../ui/formatDate';
import type { TimelineStep } from '../../../ui/Timeline';
import type { PaymentDetails } from './paymentQuery';

/** The number of steps that a payment has reached, by its status; -1 for failed and deleted payments. */
const progress: Readonly<Record<PaymentStatus, number>> = {
  new: 0,
  awaiting_authorisation: 0,
  authorised: 1,
  processing: 1,
  ready_to_send: 2,
  suspended: 2,
  released: 3,
  submitted: 3,
  completed: 4,
  failed: -1,
  deleted: -1,
};

function sendingSteps({ status, transferredAt }: PaymentDetails): TimelineStep[] {
  const reached = progress[asPaymentStatus(status)];
  const steps = [
    { title: 'Sent to the provider', at: 2 },
    { title: 'Released to the bank', at: 3 },
    { title: 'Completed', at: 4, detail: transferredAt ? formatInstant(transferredAt) : undefined },
  ];
  return steps.map(({ title, at, detail }) => ({ title, detail, state: reached >= at ? 'done' : 'upcoming' }));
}

function terminalSteps(payment: PaymentDetails): TimelineStep[] {
  const when = formatInstant(payment.updatedAt);
  const wasSent: TimelineStep[] = payment.tccPaymentId ? [{ title: 'Sent to the provider', state: 'done' }] : [];
  if (payment.rejectedById) return [...wasSent, rejectedStep(payment)];
  if (payment.status === 'deleted') return [...wasSent, { title: 'Deleted', detail: when, state: 'done' }];
  const reason = payment.failureReason ?? payment.errorMessage;
  const title = payment.tccPaymentId ? 'Failed' : 'Failed before it was sent';
  return [...wasSent, { title, detail: [reason, when].filter(Boolean).join(' · '), state: 'failed' }];
}

function rejectedStep({ rejectedBy, rejectedById, rejectedAt, rejectionReason }: PaymentDetails): TimelineStep {
  const when = rejectedAt && formatInstant(rejectedAt);
  return {
    title: `Rejected by ${personName(rejectedBy, rejectedById ?? undefined)}`,
    detail: [rejectionReason, when].filter(Boolean).join(' · '),
    state: 'failed',
  };
}

/** The steps of a payment: created, approved by each approver, sent, released, completed; or failed, rejected or deleted. */
export function paymentTimeline(payment: PaymentDetails): TimelineStep[] {
  const rest = progress[asPaymentStatus(payment.status)] < 0 ? terminalSteps(payment) : sendingSteps(payment);
  return [...approvalSteps(payment), ...rest];
}
