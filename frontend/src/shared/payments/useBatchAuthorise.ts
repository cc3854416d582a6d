import { useState } from 'react';
import { useCall } from '../../graphql/useCall';
import { showToast } from '../../ui/toast';
import { type BatchDocument, type PaymentAuthorisation } from './batchAuthorise';
import { type PaymentRow } from './paymentRow';
import { refusalText } from './refusalText';

/** A payment with what came of its authorisation. */
export interface PaymentResult {
  readonly payment: PaymentRow;
  readonly result: PaymentAuthorisation;
}

/** Authorises payments and keeps what came of each until the next time. */
export function useBatchAuthorise(document: BatchDocument) {
  const { call, isCalling, error } = useCall(document);
  const [results, setResults] = useState<readonly PaymentResult[]>([]);

  const authorise = async (payments: readonly PaymentRow[]) => {
    setResults([]);
    const answer = await call({ paymentIds: payments.map(({ id }) => id) });
    if ('error' in answer) return;
    const given = answer.data.results;
    setResults(
      payments.flatMap((payment) => {
        const result = given.find(({ paymentId }) => paymentId === payment.id);
        return result ? [{ payment, result }] : [];
      }),
    );
    // Refusals stand on the page, which announces them.
    if (given.some(refusalText)) return;
    showToast('success', given.length === 1 ? 'Payment authorised.' : `${given.length} payments authorised.`);
  };

  return { authorise, isCalling, error, results };
}
