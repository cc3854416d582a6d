import { gql, useSubscription, type TypedDocumentNode } from 'urql';
import type { RowEffect } from '../../../../../domain/changes/effect';
import type {
  WaitingDelegationsSubscription,
  WaitingDelegationsSubscriptionVariables,
} from '../../../graphql/generated/operations';
import { useCall } from '../../../graphql/useCall';
import { usePortal } from '../../../session/PortalContext';
import { DecideChangeDocument } from '../../../shared/changes/decideChange';
import { useColleagues } from '../../../shared/colleagues';
import { personName } from '../../../shared/payments/paymentRow';
import { Badge } from '../../../ui/marks';
import { Button } from '../../../ui/Button';
import { formatInstant } from '../../../ui/formatDate';
import { Notice } from '../../../ui/Notice';
import { Stack } from '../../../ui/layout';

const WaitingDelegationsDocument: TypedDocumentNode<
  WaitingDelegationsSubscription,
  WaitingDelegationsSubscriptionVariables
> = gql`
  subscription WaitingDelegations($username: String!, $limit: Int!) {
    pending_changes(
      where: { requested_by: { _eq: $username }, kind: { _eq: "createDelegation" }, decision: { _is_null: true } }
      order_by: [{ requested_at: desc }, { id: asc }]
      limit: $limit
    ) {
      id
      effect
      change_digest
    }
  }
`;

/** The most that are shown. */
const maxShown = 50;

type Waiting = WaitingDelegationsSubscription['pending_changes'][number];

/** The user's delegations that wait for an administrator. The user may withdraw them. */
export function WaitingDelegations() {
  const { user } = usePortal();
  const [{ data }] = useSubscription({
    query: WaitingDelegationsDocument,
    variables: { username: user.id, limit: maxShown },
  });
  const { call, isCalling, error } = useCall(DecideChangeDocument);
  const waiting = data?.pending_changes ?? [];
  if (waiting.length === 0) return null;
  const withdraw = ({ id, change_digest }: Waiting) =>
    void call({ changeId: id, changeDigest: change_digest, decision: 'withdrawn' });
  return (
    <Stack>
      {error && <Notice tone="failure">{error.text}</Notice>}
      <ul aria-label="Delegations that wait">
        {waiting.map((change) => (
          <li key={change.id}>
            <p>
              <Badge label="Waits for an administrator" tone="waiting" /> <Sentence change={change} />
            </p>
            <Button size="small" isLoading={isCalling} onClick={() => withdraw(change)}>
              Withdraw
            </Button>
          </li>
        ))}
      </ul>
      {waiting.length >= maxShown && <p>{`Only the ${maxShown} newest are shown.`}</p>}
    </Stack>
  );
}

/** "Adrian Prowse would approve in your place from … to …" */
function Sentence({ change }: { change: Waiting }) {
  const people = useColleagues(false);
  const row = (change.effect as readonly RowEffect[]).find(({ table }) => table === 'authorisation_delegations')?.after;
  const receiver = String(row?.to_user_id);
  const name = personName(
    people.find(({ id }) => id === receiver),
    receiver,
  );
  return (
    <>
      {name} would approve in your place from {formatInstant(String(row?.starts_at))} to{' '}
      {formatInstant(String(row?.ends_at))}.
    </>
  );
}
