import { useState } from 'react';
import { useCall } from '../../../graphql/useCall';
import { AuthoriseDialog } from '../../../shared/payments/AuthoriseDialog';
import { resultText, type PaymentAuthorisation } from '../../../shared/payments/batchAuthorise';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { showToast } from '../../../ui/toast';
import { type PaymentDetails } from './paymentQuery';
import { AuthorisePaymentDocument } from './paymentWrites';

/** Authorises the payment after one more look. A refusal stays on the page. */
export function AuthoriseAction({ payment, onChanged }: { payment: PaymentDetails; onChanged: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<PaymentAuthorisation>();
  const { call, isCalling, error } = useCall(AuthorisePaymentDocument);
  const confirm = async () => {
    const answer = await call({ paymentId: payment.id });
    setIsAsking(false);
    if ('error' in answer) return;
    const { result } = answer.data;
    const isRefused = Boolean(result.errorCode ?? result.errorMessage);
    setRefusal(isRefused ? result : undefined);
    showToast(isRefused ? 'danger' : 'success', resultText(result));
    onChanged();
  };
  return (
    <>
      <Button tone="primary" onClick={() => setIsAsking(true)}>
        Authorise payment
      </Button>
      {error && <Notice tone="failure">{error.message}</Notice>}
      {refusal && <Notice tone="failure">{resultText(refusal)}</Notice>}
      <AuthoriseDialog
        payments={isAsking ? [payment] : []}
        isLoading={isCalling}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
