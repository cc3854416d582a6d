import { useState } from 'react';
import { useCall } from '../../../graphql/useCall';
import { AuthoriseDialog } from '../../../shared/payments/AuthoriseDialog';
import { resultText } from '../../../shared/payments/batchAuthorise';
import { refusalText } from '../../../shared/payments/refusalText';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { showToast } from '../../../ui/toast';
import { type PaymentDetails } from './paymentQuery';
import { AuthorisePaymentDocument } from './paymentWrites';

/** Authorises the payment after one more look. A refusal stays on the page, and is said there alone. */
export function AuthoriseAction({ payment, onChanged }: { payment: PaymentDetails; onChanged: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { call, isCalling, error } = useCall(AuthorisePaymentDocument);
  const confirm = async () => {
    const answer = await call({ paymentId: payment.id });
    setIsAsking(false);
    if ('error' in answer) return;
    const { result } = answer.data;
    const refused = refusalText(result);
    setRefusal(refused);
    if (!refused) showToast('success', resultText(result));
    onChanged();
  };
  return (
    <>
      <Button tone="primary" onClick={() => setIsAsking(true)}>
        Authorise payment
      </Button>
      {error && <Notice tone="failure">{error.message}</Notice>}
      {refusal && <Notice tone="failure">{refusal}</Notice>}
      <AuthoriseDialog
        payments={isAsking ? [payment] : []}
        isLoading={isCalling}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
