import { Button } from '../../ui/Button';
import { Row, Stack } from '../../ui/layout';
import { useReason } from '../useReason';

interface Props {
  /** Names the effect, such as "Reject payment". */
  label: string;
  maxLength: number;
  /** Who sees the reason; without it, everybody on the account. */
  help?: string;
  isCalling: boolean;
  onReason: (reason: string) => void;
  onCancel: () => void;
}

/** Asks for the reason of a rejection. */
export function ReasonForm({ label, maxLength, help, isCalling, onReason, onCancel }: Props) {
  const { field, submit } = useReason(maxLength, onReason, help);
  return (
    <Stack gap="small">
      {field}
      <Row>
        <Button tone="danger" isLoading={isCalling} onClick={submit}>
          {label}
        </Button>
        <Button tone="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
