import { useState } from 'react';
import { useCall } from '../../../graphql/useCall';
import { paths } from '../../../session/paths';
import { noticedPayment } from '../../../shared/fraudNotices/noticedPayment';
import { callWithNotice, useFraudNotice, type FraudNotice } from '../../../shared/fraudNotices/useFraudNotice';
import { AuthoriseDialog } from '../../../shared/payments/AuthoriseDialog';
import { resultText } from '../../../shared/payments/batchAuthorise';
import { actionErrorText } from '../../../shared/payments/actionErrorText';
import { paymentTitle } from '../../../shared/payments/paymentTitle';
import { useChangedContent, type PaymentToConfirm } from '../../../shared/payments/useChangedContent';
import { ActionBar } from '../../../ui/layout';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { showToast } from '../../../ui/toast';
import type { PaymentDetails } from './paymentQuery';
import { AuthorisePaymentDocument } from './paymentWrites';

/** Authorises the payment after a confirmation. An error is shown on the page, not as a toast. */
export function AuthoriseAction({ payment, onChanged }: { payment: PaymentDetails; onChanged: () => void }) {
  // The payment as it was when the user asked: later changes don't slip into the open dialog.
  const [toConfirm, setToConfirm] = useState<readonly PaymentToConfirm[]>([]);
  const notice = useFraudNotice();
  const { authorise, isCalling, error } = useAuthorise(notice, onChanged);
  return (
    <>
      <ActionBar>
        <Button tone="primary" onClick={() => setToConfirm([{ payment }])}>
          Authorise payment
        </Button>
      </ActionBar>
      {error && toConfirm.length === 0 && <Notice tone="failure">{error}</Notice>}
      <AuthoriseDialog
        toConfirm={notice.isOpen ? [] : toConfirm}
        isLoading={isCalling}
        onConfirm={() => void authorise(toConfirm).then(setToConfirm)}
        onClose={() => setToConfirm([])}
      />
      {notice.dialog}
    </>
  );
}

function useAuthorise(notice: FraudNotice, onChanged: () => void) {
  const { call, isCalling, error } = useCall(AuthorisePaymentDocument);
  const changedContent = useChangedContent();
  const [actionError, setActionError] = useState<string>();

  /** Returns the payment if it changed after it was shown, to be confirmed anew. */
  const authorise = async ([asked]: readonly PaymentToConfirm[]): Promise<PaymentToConfirm[]> => {
    if (!asked) return [];
    const { id, version } = asked.payment;
    const answer = await callWithNotice(notice, noticedPayment(asked.payment), (fraudNoticeId) =>
      call({ paymentId: id, version, fraudNoticeId }),
    );
    if ('error' in answer) return answer.error.code === 'content_changed' ? changedContent([asked.payment]) : [];
    const { result } = answer.data;
    const text = actionErrorText(result);
    setActionError(text);
    if (!text) showToast('success', `${paymentTitle(asked.payment)}: ${resultText(result)}`, paths.payment(id));
    onChanged();
    return [];
  };

  return { authorise, isCalling, error: error?.text ?? actionError };
}
