import { useState } from 'react';
import { maxReasonLength } from '../../../../../domain/payments/rejection';
import { usePortal } from '../../../session/PortalContext';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Stack } from '../../../ui/layout';
import type { FraudNotice } from '../../fraudNotices/useFraudNotice';
import { DecisionFoot } from '../../patterns/DecisionFoot';
import type { DecisionQueue } from '../../patterns/useDecisionQueue';
import { actionErrorText } from '../actionErrorText';
import type { BatchDocument } from '../batchAuthorise';
import { ChangedContent } from '../ChangedContent';
import { useBatchAuthorise } from '../useBatchAuthorise';
import { HeldRate } from '../heldRate/HeldRate';
import { consequence } from './consequence';
import { DecisionFacts } from './DecisionFacts';
import type { PaymentToDecide } from './decisionQuery';
import { useMayReject } from './useMayReject';
import { useReject } from './useReject';

interface Props {
  payment: PaymentToDecide;
  mayAuthorise: boolean;
  batch: BatchDocument;
  queue: DecisionQueue;
  notice: FraudNotice;
}

/**
 * What an approver decides on and the decision. A change of the content while it is read stands beside what was shown, and the
 * payment cannot be authorised before the user has taken note of it.
 */
export function Decision({ payment, mayAuthorise, batch, queue, notice }: Props) {
  const [seen, setSeen] = useState(payment);
  const { user } = usePortal();
  const authorisation = useBatchAuthorise(batch, notice);
  const rejection = useReject();
  const refusals = authorisation.results.map(({ result }) => actionErrorText(result));
  const failure = (authorisation.error ?? rejection.error)?.text ?? refusals[0];
  const mayReject = useMayReject(payment);
  const isChanged = payment.version !== seen.version;
  const seat = user.contacts.find(({ account }) => account.id === payment.account.id);
  // A delegate acts in the role of the colleague.
  const roleId = payment.approvers.find(({ userId }) => userId === user.id)?.roleId ?? seat?.role.id;

  const authorise = async () => {
    const { isDone } = await authorisation.authorise([seen]);
    if (isDone) queue.moveOn();
  };
  const reject = async (reason: string) => {
    if (await rejection.reject(seen, reason)) queue.moveOn();
  };
  return (
    <>
      <Stack>
        {isChanged && <Changed before={seen} now={payment} onSeen={() => setSeen(payment)} />}
        {failure && <Notice tone="failure">{failure}</Notice>}
        {!mayAuthorise && <Notice tone="info">This payment does not wait for your authorisation.</Notice>}
        <HeldRate payment={payment} />
        <DecisionFacts payment={seen} steps={payment}>
          {mayAuthorise && consequence(payment, { id: user.id, roleId })}
        </DecisionFacts>
      </Stack>
      <DecisionFoot
        approveLabel="Authorise payment"
        rejectLabel="Reject payment"
        maxReasonLength={maxReasonLength}
        mayApprove={mayAuthorise && !isChanged}
        mayReject={mayReject && !isChanged}
        isCalling={authorisation.isCalling || rejection.isCalling}
        queue={queue}
        onApprove={() => void authorise()}
        onReject={(reason) => void reject(reason)}
      />
    </>
  );
}

function Changed({ before, now, onSeen }: { before: PaymentToDecide; now: PaymentToDecide; onSeen: () => void }) {
  return (
    <Notice tone="failure" title="This payment changed while you were looking at it. Check what is different.">
      <ChangedContent before={before} now={now} />
      <Button size="small" onClick={onSeen}>
        I have checked the changes
      </Button>
    </Notice>
  );
}
