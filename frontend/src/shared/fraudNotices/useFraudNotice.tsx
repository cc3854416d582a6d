import { lazy, Suspense, useState, type ReactNode } from 'react';
import { asksForNotice } from '../../../../domain/fraudNotices/noticeUse';
import type { CallResult } from '../../graphql/useCall';
import type { NoticedPayment } from './noticedPayment';

// Few payments demand a notice, and every page with approvals would carry the dialog.
const FraudNoticeDialog = lazy(async () => ({ default: (await import('./FraudNoticeDialog')).FraudNoticeDialog }));

interface Question {
  readonly payment: NoticedPayment;
  readonly answer: (id: string | undefined) => void;
}

/** Shows fraud notices, one at a time. */
export interface FraudNotice {
  /** Shows a notice. Returns its id once the user has acknowledged it, undefined when the user closes it. */
  readonly ask: (payment: NoticedPayment) => Promise<string | undefined>;
  readonly isOpen: boolean;
  /** To be rendered beside what asks. */
  readonly dialog: ReactNode;
}

/** The fraud notices of a screen. */
export function useFraudNotice(): FraudNotice {
  const [question, setQuestion] = useState<Question>();
  const ask = (payment: NoticedPayment) =>
    new Promise<string | undefined>((resolve) => {
      const answer = (id: string | undefined) => {
        setQuestion(undefined);
        resolve(id);
      };
      setQuestion({ payment, answer });
    });
  const isOpen = question !== undefined;
  // A second notice is another dialog, with nothing chosen.
  const dialog = isOpen && (
    <Suspense fallback={null}>
      <FraudNoticeDialog key={question.payment.paymentId} payment={question.payment} onAnswer={question.answer} />
    </Suspense>
  );
  return { ask, isOpen, dialog };
}

/** Makes a call. Where the server demands a fraud notice for it, shows the notice and makes the call again with its id. */
export async function callWithNotice<Data>(
  { ask }: FraudNotice,
  payment: NoticedPayment,
  call: (fraudNoticeId?: string) => Promise<CallResult<Data>>,
): Promise<CallResult<Data>> {
  const first = await call();
  if (!('error' in first) || !asksForNotice(first.error.code)) return first;
  const id = await ask(payment);
  return id === undefined ? first : call(id);
}
