import { useState } from 'react';
import { adminCall } from '../../../graphql/requestHeaders';
import { useRead } from '../../../graphql/useRead';
import { DelegationList } from '../../../shared/delegations/DelegationList';
import { UserDelegationsDocument } from '../../../shared/delegations/delegationsQuery';
import { pageVariables, shownPage } from '../../../shared/listQuery';
import { ReadFrame } from '../../../shared/ReadFrame';
import { Card } from '../../../ui/layout';
import { EmptyState } from '../../../ui/EmptyState';
import { LatePager } from '../../../ui/lazyView';

/** In whose place the user approves payments, and who does so in theirs. An administrator may end it. */
export function DelegationsCard({ userId }: { userId: string }) {
  const [page, setPage] = useState(1);
  const read = useRead({
    query: UserDelegationsDocument,
    variables: { userId, ...pageVariables(page) },
    context: adminCall,
    requestPolicy: 'cache-and-network',
  });
  const { rows, pages } = shownPage(read.data?.authorisation_delegations, page);
  return (
    <Card title="Delegated approvals">
      <ReadFrame read={read} rows={2}>
        {() =>
          rows?.length ? (
            <DelegationList delegations={rows} context={adminCall} />
          ) : (
            <EmptyState>This user has neither given nor received a delegation.</EmptyState>
          )
        }
      </ReadFrame>
      <LatePager page={page} pages={pages} onPage={setPage} label="Pages of delegations" />
    </Card>
  );
}
