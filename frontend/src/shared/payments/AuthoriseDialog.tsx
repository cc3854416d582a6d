import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Notice } from '../../ui/Notice';
import type { PayeeVersions } from './decision/payeeVersions';
import { usePayeeVersions } from './decision/payeeVersionsQuery';
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
 * after it was shown, the old content stands beside the new; where the bank details of the payee changed since they were last
 * paid, its row says so. The button waits until that is known.
 */
export function AuthoriseDialog({ toConfirm, isLoading, onConfirm, onClose }: Props) {
  const count = toConfirm.length;
  const label = count === 1 ? 'Authorise payment' : `Authorise ${count} payments`;
  const payees = usePayeeVersions(toConfirm.map(({ payment }) => payment.beneficiarySlice.beneficiaryId));
  const unread = payees.data ? unreadCount(toConfirm, payees.data.beneficiaries) : 0;
  const changed = toConfirm.filter(({ before }) => before);
  return (
    <ConfirmDialog
      isOpen={count > 0}
      title={label}
      confirmLabel={label}
      isLoading={isLoading || payees.isLoading}
      isWide
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {changed.length > 0 && <Notice tone="failure" title={changedTitle(changed.length)} />}
      <p>You authorise {totalsText(toConfirm.map(({ payment }) => payment))} in total. This cannot be undone.</p>
      {payees.error && (
        <Notice tone="waiting" title="Changes of bank details are not marked here.">
          <p>They could not be read: {payees.error.text}</p>
        </Notice>
      )}
      {unread > 0 && (
        <Notice tone="waiting" title={`Changes of bank details are not marked for ${unread} of the payments.`}>
          <p>Authorise fewer payments at once to see them marked.</p>
        </Notice>
      )}
      <PaymentsToConfirm payments={toConfirm} payees={payees.data?.beneficiaries ?? []} />
    </ConfirmDialog>
  );
}

/** Of how many payments the beneficiary was not read: one answer has 250 of them. */
function unreadCount(payments: readonly PaymentToConfirm[], payees: readonly PayeeVersions[]): number {
  const known = new Set(payees.map(({ id }) => id));
  return payments.filter(({ payment }) => !known.has(payment.beneficiarySlice.beneficiaryId)).length;
}

const changedTitle = (count: number) =>
  count === 1
    ? 'This payment changed after it was shown to you. Nothing was authorised; check what is different.'
    : `${count} payments changed after they were shown to you. They were not authorised; check what is different.`;
