import { useMayOpen } from '../../session/MayOpenContext';
import { paths } from '../../session/paths';
import { usePortal } from '../../session/PortalContext';

/** Whether to offer a new conversion: the role allows it and its screen is on. The server checks again. */
export function useMayConvert(): boolean {
  const { seat } = usePortal();
  const mayOpen = useMayOpen();
  return Boolean(seat?.role.can_create_conversions) && mayOpen(paths.newConversion);
}
