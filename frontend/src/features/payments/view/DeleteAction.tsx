import { useState } from 'react';
import { formatAmount } from '../../../../../domain/money/amount';
import { useCall } from '../../../graphql/useCall';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Notice } from '../../../ui/Notice';
import { showToast } from '../../../ui/toast';
import { type PaymentDetails } from './paymentQuery';
import { DeletePaymentDocument } from './paymentWrites';

/** Deletes the payment after asking. */
export function DeleteAction({ payment, onChanged }: { payment: PaymentDetails; onChanged: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const { call, isCalling, error } = useCall(DeletePaymentDocument);
  const confirm = async () => {
    const answer = await call({ paymentId: payment.id });
    setIsAsking(false);
    if ('error' in answer) return;
    const { errorCode, errorMessage } = answer.data.result;
    if (errorCode ?? errorMessage) showToast('danger', errorMessage ?? `Refused (${errorCode})`);
    else showToast('success', 'Payment deleted.');
    onChanged();
  };
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Delete payment</Button>
      {error && <Notice tone="failure">{error.message}</Notice>}
      <ConfirmDialog
        isOpen={isAsking}
        title="Delete payment"
        confirmLabel="Delete payment"
        tone="danger"
        isLoading={isCalling}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      >
        <p>
          {formatAmount(payment.amount, payment.currency)} {payment.currency} to {payment.beneficiarySlice.name} will
          not be sent.
        </p>
      </ConfirmDialog>
    </>
  );
}
