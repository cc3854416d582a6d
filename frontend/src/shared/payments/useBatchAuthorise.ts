import { useState } from 'react';
import { asksForNotice } from '../../../../domain/fraudNotices/noticeUse';
import { useCall } from '../../graphql/useCall';
import { showToast } from '../../ui/toast';
import { noticedPayment } from '../fraudNotices/noticedPayment';
import type { FraudNotice } from '../fraudNotices/useFraudNotice';
import { actionErrorText } from './actionErrorText';
import { resultText, type BatchDocument, type PaymentAuthorisation } from './batchAuthorise';
import { referenceTitle } from './paymentTitle';
import { useChangedContent, type PaymentToConfirm, type ShownPayment } from './useChangedContent';

/** What came of an authorisation. */
interface Outcome {
  /** The payments that changed after they were shown, to be confirmed anew. */
  readonly changed: readonly PaymentToConfirm[];
  /** Whether every payment was authorised. */
  readonly isDone: boolean;
  /** The batch that authorises them after the answer, where they are many. */
  readonly batchId?: string;
}

/** A payment with the result of its authorisation. */
export interface PaymentResult {
  readonly payment: ShownPayment;
  readonly result: PaymentAuthorisation;
}

/**
 * Authorises payments as they were shown and keeps the results until the next call. Where the server demands fraud notices, shows one
 * after the other and authorises the payments whose notice was acknowledged.
 */
export function useBatchAuthorise(document: BatchDocument, { ask }: FraudNotice) {
  const { call, isCalling, error } = useCall(document);
  const changedContent = useChangedContent();
  const [results, setResults] = useState<readonly PaymentResult[]>([]);

  /** Undefined where the call failed. */
  const send = async (payments: readonly ShownPayment[], notices: ReadonlyMap<string, string> = new Map()) => {
    const answer = await call({
      payments: payments.map(({ id, version }) => ({ paymentId: id, version, fraudNoticeId: notices.get(id) })),
    });
    return 'error' in answer ? undefined : resultsOf(payments, answer.data.results);
  };
  const sendWithNotices = async (payments: readonly ShownPayment[]) => {
    const first = await send(payments);
    if (!first) return undefined;
    const notices = await askForNotices(ask, first);
    if (notices.size === 0) return first;
    const again = await send(
      payments.filter(({ id }) => notices.has(id)),
      notices,
    );
    return again && first.map((one) => again.find(({ payment }) => payment.id === one.payment.id) ?? one);
  };
  const authorise = async (payments: readonly ShownPayment[]): Promise<Outcome> => {
    setResults([]);
    const all = await sendWithNotices(payments);
    if (!all) return { changed: [], isDone: false };
    const batchId = all.find(({ result }) => result.batchId)?.result.batchId;
    if (batchId) {
      setResults(all.filter(({ result }) => !result.batchId));
      return { changed: [], isDone: false, batchId };
    }
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

/** The acknowledged notices by the ids of their payments. After one that the user closes, the others are not shown. */
async function askForNotices(ask: FraudNotice['ask'], results: readonly PaymentResult[]) {
  const notices = new Map<string, string>();
  for (const { payment } of results.filter(({ result }) => asksForNotice(result.errorCode))) {
    const id = await ask(noticedPayment(payment));
    if (id === undefined) break;
    notices.set(payment.id, id);
  }
  return notices;
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
  return `${referenceTitle(first.payment)}: ${resultText(first.result)}`;
}
