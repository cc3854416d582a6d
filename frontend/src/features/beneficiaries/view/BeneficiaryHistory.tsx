import { ChangesTable } from '../../../shared/changes/ChangesTable';
import { Card, Stack } from '../../../ui/layout';
import { formatCount } from '../../../ui/formats';
import { formatInstant } from '../../../ui/formatDate';
import type { BeneficiaryDetails } from '../details/beneficiaryDetails';
import { detailChanges } from '../details/detailChanges';

interface Props {
  details: BeneficiaryDetails;
  /** The latest first. */
  older: readonly BeneficiaryDetails[];
  /** How many changes there were. */
  count: number;
}

/** Each change of the beneficiary's details: when, and what they said before. Nothing for a beneficiary that never changed. */
export function BeneficiaryHistory({ details, older, count }: Props) {
  if (older.length === 0) return null;
  return (
    <Card title="History">
      <Stack>
        {older.map((before, index) => (
          <HistoryEntry key={before.id} before={before} now={older[index - 1] ?? details} />
        ))}
        {older.length < count && <p>{`The ${older.length} newest of ${formatCount(count)} changes.`}</p>}
      </Stack>
    </Card>
  );
}

function HistoryEntry({ before, now }: { before: BeneficiaryDetails; now: BeneficiaryDetails }) {
  const text = `Changed ${formatInstant(now.createdAt)}`;
  const changes = detailChanges(before, now);
  return (
    <section aria-label={text}>
      <p>{text}</p>
      {changes.length > 0 ? <ChangesTable changes={changes} /> : <p>Saved again without a change.</p>}
    </section>
  );
}
