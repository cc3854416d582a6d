import type { AccountFault } from '../../../../domain/accounts/accountFaults';
import { Badge } from '../../ui/marks';
import { detailLabels } from './accountLabels';

interface State {
  readonly is_approved: boolean;
  readonly is_closed: boolean;
}

/** Whether users can act on an account: approved, not yet approved, or closed. */
export function AccountState({ is_approved, is_closed }: State) {
  if (is_closed) return <Badge label="Closed" />;
  return is_approved ? <Badge label="Approved" tone="success" /> : <Badge label="Not approved" tone="waiting" />;
}

const labelOf = (field: string) => detailLabels[field as keyof typeof detailLabels];

/** What the details of an account still need before it can be approved. */
export function DetailCheck({ faults }: { faults: readonly AccountFault[] }) {
  if (faults.length === 0) return <p>The details are complete.</p>;
  return (
    <ul>
      {faults.map(({ field, text }) => (
        <li key={field}>
          {labelOf(field)}: {text}
        </li>
      ))}
    </ul>
  );
}
