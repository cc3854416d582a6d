import { useState } from 'react';
import { useCall } from '../../../graphql/useCall';
import { paths } from '../../../session/paths';
import { actionErrorText } from '../../../shared/payments/actionErrorText';
import { paymentTitle } from '../../../shared/payments/paymentTitle';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Notice } from '../../../ui/Notice';
import { showToast } from '../../../ui/toast';
import type { PaymentDetails } from './paymentQuery';
import { DeletePaymentDocument } from './paymentWrites';

/** Deletes the payment after a confirmation. An error is shown on the page. */
export function DeleteAction({ payment, onChanged }: { payment: PaymentDetails; onChanged: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const [actionError, setActionError] = useState<string>();
  const { call, isCalling, error } = useCall(DeletePaymentDocument);
  const confirm = async () => {
    const answer = await call({ paymentId: payment.id });
    setIsAsking(false);
    if ('error' in answer) return;
    const text = actionErrorText(answer.data.result);
    setActionError(text);
    if (!text) showToast('success', `${paymentTitle(payment)} deleted.`, paths.payment(payment.id));
    onChanged();
  };
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Delete payment</Button>
      {error && <Notice tone="failure">{error.text}</Notice>}
      {actionError && <Notice tone="failure">{actionError}</Notice>}
      <ConfirmDialog
        isOpen={isAsking}
        title="Delete payment"
        confirmLabel="Delete payment"
        tone="danger"
        isLoading={isCalling}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      >
        <p>{paymentTitle(payment)} will not be sent.</p>
      </ConfirmDialog>
    </>
  );
}
