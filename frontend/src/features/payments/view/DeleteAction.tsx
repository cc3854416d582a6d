import { useState } from 'react';
import { formatAmount } from '../../../../../domain/money/amount';
import { useCall } from '../../../graphql/useCall';
import { refusalText } from '../../../shared/payments/refusalText';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Notice } from '../../../ui/Notice';
import { showToast } from '../../../ui/toast';
import { type PaymentDetails } from './paymentQuery';
import { DeletePaymentDocument } from './paymentWrites';

/** Deletes the payment after asking. A refusal stays on the page. */
export function DeleteAction({ payment, onChanged }: { payment: PaymentDetails; onChanged: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { call, isCalling, error } = useCall(DeletePaymentDocument);
  const confirm = async () => {
    const answer = await call({ paymentId: payment.id });
    setIsAsking(false);
    if ('error' in answer) return;
    const refused = refusalText(answer.data.result);
    setRefusal(refused);
    if (!refused) showToast('success', 'Payment deleted.');
    onChanged();
  };
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Delete payment</Button>
      {error && <Notice tone="failure">{error.message}</Notice>}
      {refusal && <Notice tone="failure">{refusal}</Notice>}
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
