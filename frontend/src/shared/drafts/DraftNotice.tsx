import { Button } from '../../ui/Button';
import { formatInstant } from '../../ui/formatDate';
import { Notice } from '../../ui/Notice';

interface Props {
  /** When the draft was last changed, in milliseconds since 1970; undefined where none was restored. */
  restoredAt: number | undefined;
  onDiscard: () => void;
}

/** Says that the form shows a draft, with a button that begins anew. */
export function DraftNotice({ restoredAt, onDiscard }: Props) {
  if (restoredAt === undefined) return null;
  return (
    <Notice tone="info" title={`We kept your draft of ${formatInstant(new Date(restoredAt).toISOString())}.`}>
      <Button size="small" onClick={onDiscard}>
        Discard draft
      </Button>
    </Notice>
  );
}
