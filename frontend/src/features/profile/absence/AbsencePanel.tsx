import { useState } from 'react';
import { useRead } from '../../../graphql/useRead';
import { usePortal } from '../../../session/PortalContext';
import { DelegationList } from '../../../shared/delegations/DelegationList';
import { DelegationsDocument, useLiveDelegations } from '../../../shared/delegations/delegationsQuery';
import { pageVariables, shownPage } from '../../../shared/listQuery';
import { ReadFrame } from '../../../shared/ReadFrame';
import { EmptyState } from '../../../ui/EmptyState';
import { Pager } from '../../../ui/Pager';
import { Stack } from '../../../ui/layout';
import { DelegationForm } from './DelegationForm';
import { WaitingDelegations } from './WaitingDelegations';

/** The delegations that the user gave or received, and a form for another. */
export function AbsencePanel() {
  const { user } = usePortal();
  const [page, setPage] = useState(1);
  const read = useRead({ query: DelegationsDocument, variables: { userId: user.id, ...pageVariables(page) } });
  useLiveDelegations(user.id, page);
  const { rows, pages } = shownPage(read.data?.authorisation_delegations, page);
  return (
    <Stack gap="large">
      <DelegationForm />
      <WaitingDelegations />
      <ReadFrame read={read} rows={3}>
        {() =>
          rows?.length ? (
            <DelegationList delegations={rows} />
          ) : (
            <EmptyState>Delegations that you give or receive are listed here.</EmptyState>
          )
        }
      </ReadFrame>
      <Pager page={page} pages={pages} onPage={setPage} label="Pages of delegations" />
    </Stack>
  );
}
