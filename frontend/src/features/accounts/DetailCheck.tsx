import type { AccountFault } from '../../../../domain/accounts/accountFaults';
import { detailLabels } from './accountLabels';

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
