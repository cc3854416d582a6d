import { useState } from 'react';
import { formatAmount } from '../../../../../domain/money/amount';
import { messages } from '../../../../../domain/messages';
import { maxReasonLength } from '../../../../../domain/payments/rejection';
import { useCall } from '../../../graphql/useCall';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Notice } from '../../../ui/Notice';
import { TextField } from '../../../ui/TextField';
import { showToast } from '../../../ui/toast';
import type { PaymentDetails } from './paymentQuery';
import { RejectPaymentDocument } from './paymentWrites';

/** Rejects the payment with a reason. An error is shown on the page, where the payment is read again. */
export function RejectAction({ payment, onChanged }: { payment: PaymentDetails; onChanged: () => void }) {
  // The payment as it was when the user asked: later changes don't slip into the open dialog.
  const [toReject, setToReject] = useState<PaymentDetails>();
  const { call, isCalling, error } = useCall(RejectPaymentDocument);
  const reject = async ({ id, version, shortReference }: PaymentDetails, reason: string) => {
    const answer = await call({ paymentId: id, version, reason });
    setToReject(undefined);
    if (!('error' in answer)) showToast('success', `Payment ${shortReference} rejected.`);
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
          onConfirm={(reason) => void reject(toReject, reason)}
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
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const confirm = () => {
    setIsMissing(!reason.trim());
    if (reason.trim()) onConfirm(reason.trim());
  };
  return (
    <ConfirmDialog
      isOpen
      title="Reject payment"
      confirmLabel="Reject payment"
      tone="danger"
      isLoading={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {formatAmount(payment.amount, payment.currency)} {payment.currency} to {payment.beneficiarySlice.name} will not
        be sent, and cannot be authorised again.
      </p>
      <TextField
        label="Reason"
        description="Everybody on the account sees it."
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        maxLength={maxReasonLength}
        error={isMissing ? messages.fields.required : undefined}
        isRequired
      />
    </ConfirmDialog>
  );
}
