import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { CopyText } from '../../../ui/CopyText';

/** Shows the secret of an endpoint, once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <ConfirmDialog
      isOpen
      title="Signing secret"
      confirmLabel="I have copied it"
      dismissLabel="Close"
      onConfirm={onClose}
      onClose={onClose}
    >
      <p>The receiver checks with it that messages are from this portal. Copy it now; it is not shown again.</p>
      <CopyText label="signing secret" text={secret} />
    </ConfirmDialog>
  );
}
