import { useEffect, useRef, useState } from 'react';
import { useCall } from '../../graphql/useCall';
import { useServices } from '../../session/services';
import { CreateFraudNoticeDocument, DeleteFraudNoticeDocument, UpdateFraudNoticeDocument } from './fraudNoticeWrites';
import type { NoticedPayment } from './noticedPayment';

interface ShownNotice {
  readonly id: string;
  readonly text: string;
  /** By the server's clock, and by the browser's. */
  readonly presentedAt: Date;
  readonly shownAt: Date;
}

/** What the user answered. */
interface Answer {
  readonly selectionBoxChoice: string;
  readonly tickedAt: Date;
}

/** A time of the browser's clock by the server's, which may differ. */
const onServer = ({ presentedAt, shownAt }: ShownNotice, time: Date) =>
  new Date(presentedAt.getTime() + time.getTime() - shownAt.getTime()).toISOString();

/** Shows a notice for a payment: the server records it and gives the text. Acknowledges it, or deletes it when it is closed. */
export function useShownNotice({ paymentId, beneficiaryId, amount, currency, paymentType }: NoticedPayment) {
  const { now } = useServices();
  const creation = useCall(CreateFraudNoticeDocument);
  const acknowledgement = useCall(UpdateFraudNoticeDocument);
  const deletion = useCall(DeleteFraudNoticeDocument);
  const [notice, setNotice] = useState<ShownNotice>();
  const isAsked = useRef(false);

  const show = async () => {
    const answer = await creation.call({ notice: { paymentId, beneficiaryId, amount, currency, paymentType } });
    if ('error' in answer) return;
    const { id, text, presentedAt } = answer.data.notice;
    setNotice({ id, text, presentedAt: new Date(presentedAt), shownAt: now() });
  };
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void show();
  });

  return {
    text: notice?.text,
    show: () => void show(),
    error: acknowledgement.error ?? creation.error,
    isCalling: acknowledgement.isCalling,
    /** Returns the notice's id once it is acknowledged. */
    acknowledge: async ({ selectionBoxChoice, tickedAt }: Answer): Promise<string | undefined> => {
      if (!notice) return undefined;
      const boxTickedAt = onServer(notice, tickedAt);
      const answer = await acknowledgement.call({ fraudNoticeId: notice.id, selectionBoxChoice, boxTickedAt });
      return 'error' in answer ? undefined : answer.data.notice.id;
    },
    discard: () => void (notice && deletion.call({ fraudNoticeId: notice.id })),
  };
}
