import { maxReasonLength, refusalOfDecision, type ChangeDecision } from '../../../../domain/changes/decision';
import { adminCall } from '../../graphql/requestHeaders';
import { useCall } from '../../graphql/useCall';
import { usePortal } from '../../session/PortalContext';
import { DecisionFoot } from '../../shared/patterns/DecisionFoot';
import type { DecisionQueue } from '../../shared/patterns/useDecisionQueue';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { PanelFoot } from '../../ui/Panel';
import { showToast } from '../../ui/toast';
import { decisionLabels } from './changeColumns';
import type { PendingChange } from './changesQuery';
import { DecideChangeDocument } from '../../shared/changes/decideChange';

interface Props {
  change: PendingChange;
  queue: DecisionQueue;
}

/** What the user may do with a change that waits: allow or refuse it, or withdraw their own. */
export function ChangeFoot({ change, queue }: Props) {
  const mayDo = useMayDecide(change);
  const { call, isCalling, error } = useCall(DecideChangeDocument);
  const decide = async (decision: ChangeDecision, reason?: string) => {
    const answer = await call({ changeId: change.id, changeDigest: change.change_digest, decision, reason }, adminCall);
    if ('error' in answer) return;
    showToast('success', `${decisionLabels[decision]}.`);
    queue.moveOn();
  };
  return (
    <>
      {error && <Notice tone="failure">{error.text}</Notice>}
      {mayDo('withdrawn') ? (
        <PanelFoot>
          <p>Another administrator decides about this change.</p>
          <Button tone="danger" isLoading={isCalling} onClick={() => void decide('withdrawn')}>
            Withdraw change
          </Button>
        </PanelFoot>
      ) : (
        <DecisionFoot
          approveLabel="Allow change"
          rejectLabel="Refuse change"
          reasonHelp="Whoever sees the change sees it."
          maxReasonLength={maxReasonLength}
          mayApprove={mayDo('allowed')}
          mayReject={mayDo('refused')}
          isCalling={isCalling}
          queue={queue}
          onApprove={() => void decide('allowed')}
          onReject={(reason) => void decide('refused', reason)}
        />
      )}
    </>
  );
}

/** Whether the user may decide so, by the rule of the server. */
function useMayDecide({ kind, org_id, requested_by, decision }: PendingChange) {
  const { user, isAdmin } = usePortal();
  const organisationIds = user.organisationLinks.filter((link) => link.can_user_admin_org).map(({ org_id: id }) => id);
  const decider = { userId: user.id, isSuperAdmin: isAdmin, organisationIds };
  const change = { kind, organisationId: org_id, requestedBy: requested_by, decision };
  return (wanted: ChangeDecision) => refusalOfDecision(change, decider, wanted) === undefined;
}
