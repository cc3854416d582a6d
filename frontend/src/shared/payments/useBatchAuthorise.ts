import { useState } from 'react';
import { useCall } from '../../graphql/useCall';
import { showToast } from '../../ui/toast';
import { actionErrorText } from './actionErrorText';
import { resultText, type BatchDocument, type PaymentAuthorisation } from './batchAuthorise';
import { useChangedContent, type PaymentToConfirm, type ShownPayment } from './useChangedContent';

/** What came of an authorisation. */
interface Outcome {
  /** The payments that changed after they were shown, to be confirmed anew. */
  readonly changed: readonly PaymentToConfirm[];
  /** Whether every payment was authorised. */
  readonly isDone: boolean;
}

/** A payment with the result of its authorisation. */
export interface PaymentResult {
  readonly payment: ShownPayment;
  readonly result: PaymentAuthorisation;
}

/** Authorises payments as they were shown and keeps the results until the next call. */
export function useBatchAuthorise(document: BatchDocument) {
  const { call, isCalling, error } = useCall(document);
  const changedContent = useChangedContent();
  const [results, setResults] = useState<readonly PaymentResult[]>([]);

  const authorise = async (payments: readonly ShownPayment[]): Promise<Outcome> => {
    setResults([]);
    const answer = await call({ payments: payments.map(({ id, version }) => ({ paymentId: id, version })) });
    if ('error' in answer) return { changed: [], isDone: false };
    const all = resultsOf(payments, answer.data.results);
    const changed = await changedContent(all.filter(isContentChanged).map(({ payment }) => payment));
    const isAskedAgain = ({ payment }: PaymentResult) => changed.some(({ before }) => before?.id === payment.id);
    setResults(all.filter((one) => !isAskedAgain(one)));
    // Failures are shown on the page, which announces them.
    const isDone = !all.some(({ result }) => actionErrorText(result));
    if (isDone) showToast('success', successText(all));
    return { changed, isDone };
  };

  return { authorise, isCalling, error, results };
}

function resultsOf(payments: readonly ShownPayment[], received: readonly PaymentAuthorisation[]): PaymentResult[] {
  return payments.flatMap((payment) => {
    const result = received.find(({ paymentId }) => paymentId === payment.id);
    return result ? [{ payment, result }] : [];
  });
}

const isContentChanged = ({ result }: PaymentResult) => result.errorCode === 'content_changed';

function successText(all: readonly PaymentResult[]): string {
  const [first, ...others] = all;
  if (!first || others.length > 0) return `${all.length} payments authorised.`;
  return `${first.payment.shortReference} to ${first.payment.beneficiarySlice.name}: ${resultText(first.result)}`;
}
