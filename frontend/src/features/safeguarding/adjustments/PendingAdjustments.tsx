import { useSubscription } from 'urql';
import { usePortal } from '../../../session/PortalContext';
import { useAccountChoices } from '../../../shared/accounts/accountChoices';
import { ConfirmAction } from '../../../shared/ConfirmAction';
import { Card } from '../../../ui/Card';
import { Details } from '../../../ui/Details';
import { formatInstant } from '../../../ui/formatDate';
import { Money } from '../../../ui/money/Money';
import { Row, Stack } from '../../../ui/Stack';
import type { SafeguardingAdjustmentInput } from '../../../../../domain/safeguarding/transferInput';
import { DecideAdjustmentDocument } from '../safeguardingWrites';
import { PendingAdjustmentsDocument, type PendingAdjustment } from './adjustmentsQuery';

/** The corrections that wait for a second administrator. */
export function PendingAdjustments() {
  const [{ data }] = useSubscription({ query: PendingAdjustmentsDocument });
  if (!data || data.pending_changes.length === 0) return null;
  return (
    <Stack>
      {data.pending_changes.map((pending) => (
        <Pending key={pending.id} pending={pending} />
      ))}
    </Stack>
  );
}

function Pending({ pending }: { pending: PendingAdjustment }) {
  const { user } = usePortal();
  const { accountId, amount, currency, reason } = pending.change as SafeguardingAdjustmentInput;
  const { options } = useAccountChoices('', accountId, { isSafeguarded: true });
  const isOwn = pending.requested_by === user.id;
  return (
    <Card title="A correction waits for a second administrator">
      <Details
        items={[
          { label: 'Account', value: options.find(({ value }) => value === accountId)?.label },
          { label: 'Amount', value: <Money amount={amount} currency={currency} /> },
          { label: 'Reason', value: reason },
          { label: 'Asked for by', value: `${pending.requested_by}, ${formatInstant(pending.requested_at)}` },
        ]}
      />
      <Row>
        {isOwn ? (
          <Decision id={pending.id} decision="withdrawn" label="Withdraw correction" done="Correction withdrawn." />
        ) : (
          <>
            <Decision id={pending.id} decision="allowed" label="Allow correction" done="Position corrected." />
            <Decision id={pending.id} decision="refused" label="Refuse correction" done="Correction refused." />
          </>
        )}
      </Row>
    </Card>
  );
}

const meanings = {
  allowed: 'The safeguarded amount of the account changes at once. No money moves.',
  refused: 'The position stays as it is.',
  withdrawn: 'The position stays as it is.',
} as const;

interface DecisionProps {
  id: string;
  decision: keyof typeof meanings;
  label: string;
  done: string;
}

function Decision({ id, decision, label, done }: DecisionProps) {
  return (
    <ConfirmAction
      label={label}
      tone={decision === 'allowed' ? 'primary' : 'danger'}
      document={DecideAdjustmentDocument}
      variables={{ changeId: id, decision }}
      done={done}
    >
      <p>{meanings[decision]}</p>
    </ConfirmAction>
  );
}
