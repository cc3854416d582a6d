import type { LivePaymentFragment } from '../../graphql/generated/operations';
import { formatInstant } from '../../ui/formatDate';
import type { TimelineStep } from '../../ui/Timeline';
import { personName, type Person } from './paymentRow';

/** A payment with its maker and the time it was made. */
export interface MadePayment extends LivePaymentFragment {
  readonly createdAt: string;
  readonly creator: Person | null;
}

/** Who made a payment and who approved it, with the approvals still to come. */
export function approvalSteps(payment: MadePayment): TimelineStep[] {
  const isWaiting = payment.status === 'awaiting_authorisation';
  const created: TimelineStep = {
    title: `Created by ${personName(payment.creator, payment.createdById)}`,
    detail: formatInstant(payment.createdAt),
    state: 'done',
  };
  const approvals = payment.authorisationRequests.map(
    ({ authorisedAt, authorisedById, authorisedBy, role }, index): TimelineStep =>
      authorisedAt && authorisedById
        ? {
            title: `Approved by ${personName(authorisedBy, authorisedById)}`,
            detail: `${role.name}, ${formatInstant(authorisedAt)}`,
            state: 'done',
          }
        : { title: `Approval ${index + 1}: ${role.name}`, state: isWaiting ? 'current' : 'upcoming' },
  );
  return [created, ...approvals];
}
