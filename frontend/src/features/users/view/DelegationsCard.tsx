import { adminCall } from '../../../graphql/requestHeaders';
import { useRead } from '../../../graphql/useRead';
import { DelegationList } from '../../../shared/delegations/DelegationList';
import { UserDelegationsDocument } from '../../../shared/delegations/delegationsQuery';
import { ReadFrame } from '../../../shared/ReadFrame';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';

/** In whose place the user approves payments, and who does so in theirs. An administrator may end it. */
export function DelegationsCard({ userId }: { userId: string }) {
  const read = useRead({
    query: UserDelegationsDocument,
    variables: { userId },
    context: adminCall,
    requestPolicy: 'cache-and-network',
  });
  return (
    <Card title="Delegated approvals">
      <ReadFrame read={read} rows={2}>
        {({ authorisation_delegations: delegations }) =>
          delegations.length > 0 ? (
            <DelegationList delegations={delegations} context={adminCall} />
          ) : (
            <EmptyState>This user has neither given nor received a delegation.</EmptyState>
          )
        }
      </ReadFrame>
    </Card>
  );
}
