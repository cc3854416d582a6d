import { useRead } from '../../../graphql/useRead';
import { usePortal } from '../../../session/PortalContext';
import { DelegationList } from '../../../shared/delegations/DelegationList';
import { DelegationsDocument, useLiveDelegations } from '../../../shared/delegations/delegationsQuery';
import { ReadFrame } from '../../../shared/ReadFrame';
import { EmptyState } from '../../../ui/EmptyState';
import { Stack } from '../../../ui/Stack';
import { DelegationForm } from './DelegationForm';
import { WaitingDelegations } from './WaitingDelegations';

/** The delegations that the user gave or received, and a form for another. */
export function AbsencePanel() {
  const { user } = usePortal();
  const read = useRead({ query: DelegationsDocument, variables: { userId: user.id } });
  useLiveDelegations(user.id);
  return (
    <Stack gap="large">
      <DelegationForm />
      <WaitingDelegations />
      <ReadFrame read={read} rows={3}>
        {({ authorisation_delegations: delegations }) =>
          delegations.length > 0 ? (
            <DelegationList delegations={delegations} />
          ) : (
            <EmptyState>Delegations that you give or receive are listed here.</EmptyState>
          )
        }
      </ReadFrame>
    </Stack>
  );
}
