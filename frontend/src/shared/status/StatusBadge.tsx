import { Badge } from '../../ui/Badge';
import { statusLook, type StatusOwner } from './statusLooks';

/** A status as a labelled badge. */
export function StatusBadge({ of, status }: { of: StatusOwner; status: string }) {
  return <Badge {...statusLook(of, status)} />;
}
