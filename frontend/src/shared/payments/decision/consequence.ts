import { formatDay } from '../../../ui/formatDate';
import { approverText } from '../approvers';
import type { PaymentToDecide } from './decisionQuery';
import { listText } from '../../../ui/formats';

/**
 * What an authorisation by somebody with the role leads to, in words: the payment is sent, or more approvals are needed.
 * @param user who authorises it, with the role of the seat
 */
export function consequence(payment: PaymentToDecide, user: { readonly id: string; readonly roleId?: string }): string {
  const open = payment.authorisationRequests.filter(({ authorisedById }) => authorisedById === null);
  const own = open.findIndex(({ role }) => role.id === user.roleId);
  const others = open.filter((_, index) => index !== own).map(({ role }) => approverText(payment, role, user.id));
  if (others.length === 0) {
    return `When you authorise it, the payment is sent at once, to be paid on ${formatDay(payment.paymentDate)}.`;
  }
  const needed = others.length === 1 ? 'one more approval is needed' : `${others.length} more approvals are needed`;
  return `After you, ${needed}: ${listText(others)}.`;
}
