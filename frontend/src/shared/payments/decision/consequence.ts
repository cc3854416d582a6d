import { formatDay } from '../../../ui/formatDate';
import type { PaymentToDecide } from './decisionQuery';

/**
 * What an authorisation by somebody with the role leads to, in words: the payment is sent, or more approvals are needed.
 * @param roleId the role of the approver's seat
 */
export function consequence(payment: PaymentToDecide, roleId: string | undefined): string {
  const open = payment.authorisationRequests.filter(({ authorisedById }) => authorisedById === null);
  const own = open.findIndex(({ role }) => role.id === roleId);
  const others = open.filter((_, index) => index !== own).map(({ role }) => role.name);
  if (others.length === 0) {
    return `When you authorise it, the payment is sent at once, to be paid on ${formatDay(payment.paymentDate)}.`;
  }
  const needed = others.length === 1 ? 'one more approval is needed' : `${others.length} more approvals are needed`;
  return `After you, ${needed}: ${new Intl.ListFormat('en-GB').format(others)}.`;
}
