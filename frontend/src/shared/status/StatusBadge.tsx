import { Badge } from '../../ui/Badge';
import { statusLook, type StatusOwner } from './statusLooks';

/** The badge of a status. */
export function StatusBadge({ of, status }: { of: StatusOwner; status: string }) {
  return <Badge {...statusLook(of, status)} />;
}
