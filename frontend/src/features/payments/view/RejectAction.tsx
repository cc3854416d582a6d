import { useState } from 'react';
import { maxReasonLength } from '../../../../../domain/payments/rejection';
import { paths } from '../../../session/paths';
import { useReject } from '../../../shared/payments/decision/useReject';
import { paymentTitle } from '../../../shared/payments/paymentTitle';
import { useReason } from '../../../shared/useReason';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Notice } from '../../../ui/Notice';
import type { PaymentDetails } from './paymentQuery';

/** Rejects the payment with a reason. An error is shown on the page, where the payment is read again. */
export function RejectAction({ payment, onChanged }: { payment: PaymentDetails; onChanged: () => void }) {
  // The payment as it was when the user asked: later changes don't slip into the open dialog.
  const [toReject, setToReject] = useState<PaymentDetails>();
  const { reject, isCalling, error } = useReject(paths.payment(payment.id));
  const confirm = async (asked: PaymentDetails, reason: string) => {
    await reject(asked, reason);
    setToReject(undefined);
    onChanged();
  };
  return (
    <>
      <Button onClick={() => setToReject(payment)}>Reject payment</Button>
      {error && <Notice tone="failure">{error.text}</Notice>}
      {toReject && (
        <RejectDialog
          payment={toReject}
          isLoading={isCalling}
          onConfirm={(reason) => void confirm(toReject, reason)}
          onClose={() => setToReject(undefined)}
        />
      )}
    </>
  );
}

interface DialogProps {
  payment: PaymentDetails;
  isLoading: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

function RejectDialog({ payment, isLoading, onConfirm, onClose }: DialogProps) {
  const { field, submit } = useReason(maxReasonLength, onConfirm);
  return (
    <ConfirmDialog
      isOpen
      title="Reject payment"
      confirmLabel="Reject payment"
      tone="danger"
      isLoading={isLoading}
      onConfirm={submit}
      onClose={onClose}
    >
      <p>{paymentTitle(payment)} will not be sent, and cannot be authorised again.</p>
      {field}
    </ConfirmDialog>
  );
}
