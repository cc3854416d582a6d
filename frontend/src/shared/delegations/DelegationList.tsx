import { gql, type TypedDocumentNode } from 'urql';
import { delegationState, type DelegationState } from '../../../../domain/delegations/period';
import type { RevokeDelegationMutation, RevokeDelegationMutationVariables } from '../../graphql/generated/operations';
import type { CallContext } from '../../graphql/requestHeaders';
import { useCall } from '../../graphql/useCall';
import { usePortal } from '../../session/PortalContext';
import { useServices } from '../../session/services';
import { Badge, type BadgeTone } from '../../ui/marks';
import { Button } from '../../ui/Button';
import { formatInstant } from '../../ui/formatDate';
import { Notice } from '../../ui/Notice';
import { Stack } from '../../ui/layout';
import { personName } from '../payments/paymentRow';
import type { Delegation } from './delegationsQuery';

const RevokeDelegationDocument: TypedDocumentNode<RevokeDelegationMutation, RevokeDelegationMutationVariables> = gql`
  mutation revokeDelegation($delegationId: uuid!) {
    revokeDelegation(delegationId: $delegationId) {
      id
    }
  }
`;

const looks: Readonly<Record<DelegationState, { label: string; tone: BadgeTone }>> = {
  upcoming: { label: 'Upcoming', tone: 'waiting' },
  in_force: { label: 'In force', tone: 'success' },
  ended: { label: 'Ended', tone: 'neutral' },
  revoked: { label: 'Ended early', tone: 'neutral' },
};

interface Props {
  readonly delegations: readonly Delegation[];
  /** Where an administrator ends them. */
  readonly context?: CallContext;
}

/** Delegations with their period and state. Who sees them here may end those that have not ended. */
export function DelegationList({ delegations, context }: Props) {
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
              onEnd={() => void call({ delegationId: delegation.id }, context)}
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
  onEnd: () => void;
}

function Line({ delegation, isCalling, onEnd }: LineProps) {
  const { user } = usePortal();
  const { now } = useServices();
  const state = stateOf(delegation, now());
  return (
    <>
      <p>
        <Badge {...looks[state]} /> {sentence(delegation, user.id)}
      </p>
      {(state === 'upcoming' || state === 'in_force') && (
        <Button size="small" isLoading={isCalling} onClick={onEnd}>
          End
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
function sentence(delegation: Delegation, readerId: string): string {
  const { fromColleague, toColleague, from_user_id, to_user_id, role, starts_at, ends_at } = delegation;
  const who = to_user_id === readerId ? 'You approve' : `${personName(toColleague, to_user_id)} approves`;
  const whose = from_user_id === readerId ? 'your place' : `the place of ${personName(fromColleague, from_user_id)}`;
  return `${who} in ${whose} as ${role.name}, from ${formatInstant(starts_at)} to ${formatInstant(ends_at)}.`;
}
