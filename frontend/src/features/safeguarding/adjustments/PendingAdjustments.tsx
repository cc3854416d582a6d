import { Link } from 'react-router-dom';
import { useSubscription } from 'urql';
import { paths } from '../../../session/paths';
import { Notice } from '../../../ui/Notice';
import { PendingAdjustmentsDocument } from './adjustmentsQuery';

/** The number of corrections that wait for a second administrator, with the way to them. */
export function PendingAdjustments() {
  const [{ data }] = useSubscription({ query: PendingAdjustmentsDocument });
  const count = data?.pending_changes_aggregate.aggregate?.count ?? 0;
  if (count === 0) return null;
  return (
    <Notice tone="waiting">
      {count === 1 ? 'A correction waits' : `${count} corrections wait`} for a second administrator.{' '}
      <Link to={paths.pendingChanges}>Look at pending changes</Link>
    </Notice>
  );
}
