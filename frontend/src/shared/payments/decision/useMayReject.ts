import { usePortal } from '../../../session/PortalContext';
import type { LivePaymentFragment } from '../../../graphql/generated/operations';

interface RejectablePayment extends LivePaymentFragment {
  readonly account: { readonly id: string };
}

/** Whether to offer the rejection: the user holds one of the approving roles and is not the maker. The server checks again. */
export function useMayReject(payment: RejectablePayment): boolean {
  const { user } = usePortal();
  const seat = user.contacts.find(({ account }) => account.id === payment.account.id);
  const isApprover = payment.authorisationRequests.some(({ role }) => role.id === seat?.role.id);
  return isApprover && payment.status === 'awaiting_authorisation' && payment.createdById !== user.id;
}
