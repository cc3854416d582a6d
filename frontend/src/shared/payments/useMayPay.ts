import { useMayOpen } from '../../app/MayOpenContext';
import { paths } from '../../app/paths';
import { usePortal } from '../../app/session/PortalContext';

/** Whether to offer a new payment: the role lets one create it, and its screen is switched on. The server decides again. */
export function useMayPay(): boolean {
  const { seat } = usePortal();
  const mayOpen = useMayOpen();
  return Boolean(seat?.role.can_create_payments) && mayOpen(paths.newPayment);
}
