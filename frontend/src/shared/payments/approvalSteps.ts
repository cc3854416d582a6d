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
  const approvals = payment.authorisationRequests.map((request, index): TimelineStep => {
    const { authorisedAt, authorisedById, authorisedBy, role } = request;
    if (!authorisedAt || !authorisedById) return openStep(payment, request, index + 1);
    const title = `Approved by ${personName(authorisedBy, authorisedById)}`;
    return { title, detail: `${role.name}, ${formatInstant(authorisedAt)}`, state: 'done' };
  });
  return [created, ...approvals];
}

type Request = LivePaymentFragment['authorisationRequests'][number];

function openStep(payment: MadePayment, request: Request, number: number): TimelineStep {
  const { role } = request;
  const lapse = lapseOf(request);
  const title = `Approval ${number}: ${role.name}`;
  if (payment.status !== 'awaiting_authorisation') return { title, detail: lapse, state: 'upcoming' };
  const names = approverNames(payment, role.id);
  if (names) return { title: `Waiting for ${names} (${role.name})`, detail: lapse, state: 'current' };
  const noApprover = 'No user can approve it now. Ask your administrator for another approver.';
  return { title, detail: [lapse, noApprover].filter(Boolean).join(' '), state: 'current' };
}

/** Why an approval that was given is asked for again. */
function lapseOf({ lapsedApprover, lapsedApproverId, role }: Request): string | undefined {
  if (!lapsedApproverId) return undefined;
  const name = personName(lapsedApprover, lapsedApproverId);
  return `${name} approved it, but may not approve as ${role.name} on this account any more, so another approval is needed.`;
}
