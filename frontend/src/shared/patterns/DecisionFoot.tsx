import { useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { PanelFoot } from '../../ui/Panel';
import { Keys, useShortcutSwitch } from '../../ui/shortcuts/shortcuts';
import { Row } from '../../ui/layout';
import classes from './DecisionFoot.module.css';
import { ReasonForm } from './ReasonForm';
import type { DecisionQueue } from './useDecisionQueue';
import { useDecisionKeys } from './useDecisionKeys';

interface Props {
  /** Names the effect, such as "Authorise payment". */
  approveLabel: string;
  /** Names the other effect, such as "Reject payment". */
  rejectLabel: string;
  /** The maximum length of the reason of a rejection. */
  maxReasonLength: number;
  /** Who sees the reason; without it, everybody on the account. */
  reasonHelp?: string;
  mayApprove: boolean;
  mayReject: boolean;
  isCalling: boolean;
  queue: DecisionQueue;
  onApprove: () => void;
  onReject: (reason: string) => void;
}

/**
 * The decision at the foot of a decision sheet: approve, reject with a reason, or go on to the next item. The key a moves to the
 * button that approves, and Enter then confirms; r asks for the reason; j and k move between the items.
 */
export function DecisionFoot(props: Props) {
  const { approveLabel, rejectLabel, mayApprove, mayReject, isCalling, queue } = props;
  const [isRejecting, setIsRejecting] = useState(false);
  const approve = useRef<HTMLButtonElement>(null);
  useDecisionKeys({
    approve: () => approve.current?.focus(),
    reject: () => setIsRejecting(mayReject),
    move: queue.move,
  });
  if (isRejecting) {
    return (
      <PanelFoot>
        <ReasonForm
          label={rejectLabel}
          maxLength={props.maxReasonLength}
          help={props.reasonHelp}
          isCalling={isCalling}
          onReason={props.onReject}
          onCancel={() => setIsRejecting(false)}
        />
      </PanelFoot>
    );
  }
  return (
    <PanelFoot>
      <Row>
        <Button ref={approve} tone="primary" isDisabled={!mayApprove} isLoading={isCalling} onClick={props.onApprove}>
          {approveLabel}
        </Button>
        {mayReject && <Button onClick={() => setIsRejecting(true)}>Reject…</Button>}
        {!queue.isLast && (
          <Button tone="subtle" onClick={() => queue.move(1)}>
            Next
          </Button>
        )}
      </Row>
      <KeyHints mayReject={mayReject} />
    </PanelFoot>
  );
}

function KeyHints({ mayReject }: { mayReject: boolean }) {
  const [isOn] = useShortcutSwitch();
  if (!isOn) return null;
  const hints = [['a Enter', 'approve'], ...(mayReject ? [['r', 'reject']] : []), ['j', 'next'], ['k', 'previous']];
  return (
    <p className={classes.hints} aria-hidden>
      {hints.map(([keys = '', effect]) => (
        <span key={keys}>
          <Keys keys={keys} /> {effect}
        </span>
      ))}
    </p>
  );
}
