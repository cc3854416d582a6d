import { useFraudNotice } from '../../fraudNotices/useFraudNotice';
import { DecisionSheet } from '../../patterns/DecisionSheet';
import type { DecisionQueue } from '../../patterns/useDecisionQueue';
import { ReadFrame } from '../../ReadFrame';
import { Notice } from '../../../ui/Notice';
import type { BatchDocument } from '../batchAuthorise';
import { Decision } from './Decision';
import { usePaymentToDecide } from './decisionQuery';

interface Props {
  queue: DecisionQueue;
  batch: BatchDocument;
}

/** The sheet in which an approver authorises or rejects one payment after another. */
export function PaymentDecisionSheet({ queue, batch }: Props) {
  const read = usePaymentToDecide(queue.id);
  const notice = useFraudNotice();
  return (
    <DecisionSheet title="Authorise payment" queue={queue} isHeld={notice.isOpen}>
      <ReadFrame read={read} rows={8}>
        {({ payments_by_pk: payment, paymentsYouCanAuthorise }) =>
          payment ? (
            <Decision
              key={payment.id}
              payment={payment}
              mayAuthorise={paymentsYouCanAuthorise.length > 0}
              batch={batch}
              queue={queue}
              notice={notice}
            />
          ) : (
            <Notice tone="failure">This payment does not exist, or you may not see it.</Notice>
          )
        }
      </ReadFrame>
      {notice.dialog}
    </DecisionSheet>
  );
}
