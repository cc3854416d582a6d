import { delegationState, type DelegationState } from '../../../../../domain/delegations/period';
import { useCall } from '../../../graphql/useCall';
import { usePortal } from '../../../session/PortalContext';
import { useServices } from '../../../session/services';
import { personName } from '../../../shared/payments/paymentRow';
import { Badge, type BadgeTone } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { formatInstant } from '../../../ui/formatDate';
import { Notice } from '../../../ui/Notice';
import { Stack } from '../../../ui/Stack';
import type { Delegation } from './delegationsQuery';
import { RevokeDelegationDocument } from './delegationWrites';

const looks: Readonly<Record<DelegationState, { label: string; tone: BadgeTone }>> = {
  upcoming: { label: 'Upcoming', tone: 'waiting' },
  in_force: { label: 'In force', tone: 'success' },
  ended: { label: 'Ended', tone: 'neutral' },
  revoked: { label: 'Revoked', tone: 'neutral' },
};

/** Delegations with their period and state. The user may revoke those that they gave and that have not ended. */
export function DelegationList({ delegations }: { delegations: readonly Delegation[] }) {
  const { call, isCalling, error } = useCall(RevokeDelegationDocument);
  return (
    <Stack>
      {error && <Notice tone="failure">{error.text}</Notice>}
      <ul aria-label="Delegations">
        {delegations.map((delegation) => (
          <li key={delegation.id}>
            <Line
              delegation={delegation}
              isCalling={isCalling}
              onRevoke={() => void call({ delegationId: delegation.id })}
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

interface LineProps {
  delegation: Delegation;
  isCalling: boolean;
  onRevoke: () => void;
}

function Line({ delegation, isCalling, onRevoke }: LineProps) {
  const { user } = usePortal();
  const { now } = useServices();
  const state = stateOf(delegation, now());
  const isOwn = delegation.from_user_id === user.id;
  const mayRevoke = isOwn && (state === 'upcoming' || state === 'in_force');
  return (
    <>
      <p>
        <Badge {...looks[state]} /> {sentence(delegation, isOwn)}
      </p>
      {mayRevoke && (
        <Button size="small" isLoading={isCalling} onClick={onRevoke}>
          Revoke
        </Button>
      )}
    </>
  );
}

function stateOf({ starts_at, ends_at, revoked_at }: Delegation, now: Date): DelegationState {
  const revokedAt = revoked_at === null ? null : new Date(revoked_at);
  return delegationState({ startsAt: new Date(starts_at), endsAt: new Date(ends_at), revokedAt }, now);
}

/** "Beatrix Osei approves in your place as Finance Director, from … to …" */
function sentence(delegation: Delegation, isOwn: boolean): string {
  const { fromColleague, toColleague, from_user_id, to_user_id, role, starts_at, ends_at } = delegation;
  const who = isOwn
    ? `${personName(toColleague, to_user_id)} approves in your place`
    : `You approve in the place of ${personName(fromColleague, from_user_id)}`;
  return `${who} as ${role.name}, from ${formatInstant(starts_at)} to ${formatInstant(ends_at)}.`;
}
