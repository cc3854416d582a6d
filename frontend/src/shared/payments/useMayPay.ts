import { useMayOpen, usePortal } from '../../session/PortalContext';
import { paths } from '../../session/paths';

/** Whether to offer a new payment: the role allows it and its screen is on. The server checks again. */
export function useMayPay(): boolean {
  const { seat } = usePortal();
  const mayOpen = useMayOpen();
  return Boolean(seat?.role.can_create_payments) && mayOpen(paths.newPayment);
}
