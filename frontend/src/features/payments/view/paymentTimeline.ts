import type { PaymentStatus } from '../../../../../domain/payments/transitions';
import { asPaymentStatus } from '../../../shared/payments/asPaymentStatus';
import { approvalSteps } from '../../../shared/payments/approvalSteps';
import { personName } from '../../../shared/payments/paymentRow';
import { formatInstant } from '../../../ui/formatDate';
import type { TimelineStep } from '../../../ui/Timeline';
import type { PaymentDetails } from './paymentQuery';

/** The steps after the approvals. A payment may skip a status, so a step is reached with the first of these. */
const sending: readonly (readonly [title: string, statuses: readonly PaymentStatus[]])[] = [
  ['Sent to the provider', ['ready_to_send', 'suspended', 'released', 'submitted', 'completed']],
  ['Released to the bank', ['released', 'submitted', 'completed']],
  ['Completed', ['completed']],
];

/** The steps of a payment: created, approved by each approver, sent, released, completed; or failed, rejected or deleted. */
export function paymentTimeline(payment: PaymentDetails): TimelineStep[] {
  const end = lastStep(payment);
  const steps = sending.map(([title, statuses]) => sendingStep(payment, title, statuses));
  const reached = steps.filter(({ state }) => state === 'done');
  if (end) return [...approvalSteps(payment), ...reached, end];
  const suspended = payment.status === 'suspended' ? [suspendedStep(payment)] : [];
  return [...approvalSteps(payment), ...reached, ...suspended, ...steps.slice(reached.length)];
}

function sendingStep(payment: PaymentDetails, title: string, statuses: readonly PaymentStatus[]): TimelineStep {
  const reached = payment.statusChanges.find(({ status }) => statuses.includes(asPaymentStatus(status)));
  const isEnded = payment.status === 'failed' || payment.status === 'deleted';
  const isReached = isEnded ? reached !== undefined : statuses.includes(asPaymentStatus(payment.status));
  // The provider says when the money arrived; that we heard of it comes later.
  const at = (title === 'Completed' && payment.transferredAt) || reached?.reachedAt;
  return { title, detail: isReached && at ? formatInstant(at) : undefined, state: isReached ? 'done' : 'upcoming' };
}

/** When the payment came to its status. */
function reachedAt({ status, statusChanges, updatedAt }: PaymentDetails): string {
  return formatInstant(statusChanges.findLast((change) => change.status === status)?.reachedAt ?? updatedAt);
}

const suspendedStep = (payment: PaymentDetails): TimelineStep => ({
  title: 'Suspended by the provider',
  detail: reachedAt(payment),
  state: 'current',
});

/** How the payment ended, if not as it was meant to. */
function lastStep(payment: PaymentDetails): TimelineStep | undefined {
  if (payment.rejectedById) return rejectedStep(payment);
  if (payment.status === 'deleted') return { title: 'Deleted', detail: reachedAt(payment), state: 'done' };
  if (payment.status !== 'failed') return undefined;
  const reason = payment.failureReason ?? payment.errorMessage;
  return { title: failedTitle(payment), detail: withReason(reason, reachedAt(payment)), state: 'failed' };
}

function failedTitle({ tccPaymentId, statusChanges }: PaymentDetails): string {
  if (!tccPaymentId) return 'Failed before it was sent';
  return statusChanges.some(({ status }) => status === 'completed') ? 'Returned by the bank' : 'Failed';
}

function rejectedStep({ rejectedBy, rejectedById, rejectedAt, rejectionReason }: PaymentDetails): TimelineStep {
  const when = rejectedAt ? formatInstant(rejectedAt) : '';
  const who = personName(rejectedBy, rejectedById ?? undefined);
  return { title: `Rejected by ${who}`, detail: withReason(rejectionReason, when), state: 'failed' };
}

const withReason = (reason: string | null, when: string): string => [reason, when].filter(Boolean).join(' · ');
