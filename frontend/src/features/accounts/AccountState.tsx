import { Badge } from '../../ui/Badge';

interface State {
  readonly is_approved: boolean;
  readonly is_closed: boolean;
}

/** Whether users can act on an account: approved, not yet approved, or closed. */
export function AccountState({ is_approved, is_closed }: State) {
  if (is_closed) return <Badge label="Closed" />;
  return is_approved ? <Badge label="Approved" tone="success" /> : <Badge label="Not approved" tone="waiting" />;
}
