import type { LivePaymentFragment } from '../../graphql/generated/operations';
import { formatInstant } from '../../ui/formatDate';
import type { TimelineStep } from '../../ui/Timeline';
import { approverNames } from './approvers';
import { personName } from './paymentRow';

/** A payment with the time it was made. */
export interface MadePayment extends LivePaymentFragment {
  readonly createdAt: string;
}

/** Who made a payment and who approved it, with the approvals still to come and who can give them. */
export function approvalSteps(payment: MadePayment): TimelineStep[] {
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
        : openStep(payment, role, index + 1),
  );
  return [created, ...approvals];
}

type Role = LivePaymentFragment['authorisationRequests'][number]['role'];

function openStep(payment: MadePayment, role: Role, number: number): TimelineStep {
  const title = `Approval ${number}: ${role.name}`;
  if (payment.status !== 'awaiting_authorisation') return { title, state: 'upcoming' };
  const names = approverNames(payment, role.id);
  if (names) return { title: `Waiting for ${names} (${role.name})`, state: 'current' };
  return {
    title,
    detail: 'No user can approve it now. Ask your administrator for another approver.',
    state: 'current',
  };
}
