import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Notice } from '../../ui/Notice';
import { PaymentsToConfirm } from './PaymentsToConfirm';
import { totalsText } from './totals';
import type { PaymentToConfirm } from './useChangedContent';

interface Props {
  toConfirm: readonly PaymentToConfirm[];
  isLoading: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks to confirm the authorisation of payments. Open while there are payments to authorise. Where a payment changed
 * after it was shown, the old content stands beside the new.
 */
export function AuthoriseDialog({ toConfirm, isLoading, onConfirm, onClose }: Props) {
  const count = toConfirm.length;
  const label = count === 1 ? 'Authorise payment' : `Authorise ${count} payments`;
  const changed = toConfirm.filter(({ before }) => before);
  return (
    <ConfirmDialog
      isOpen={count > 0}
      title={label}
      confirmLabel={label}
      isLoading={isLoading}
      isWide
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {changed.length > 0 && <Notice tone="failure" title={changedTitle(changed.length)} />}
      <p>You authorise {totalsText(toConfirm.map(({ payment }) => payment))} in total. This cannot be undone.</p>
      <PaymentsToConfirm payments={toConfirm} />
    </ConfirmDialog>
  );
}

const changedTitle = (count: number) =>
  count === 1
    ? 'This payment changed after it was shown to you. Nothing was authorised; check what is different.'
    : `${count} payments changed after they were shown to you. They were not authorised; check what is different.`;
