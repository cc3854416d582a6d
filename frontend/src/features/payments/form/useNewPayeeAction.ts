import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMayOpen, usePortal } from '../../../session/PortalContext';
import { paths } from '../../../session/paths';
import { useDetourState } from '../../../shared/drafts/detour';
import type { SelectAction } from '../../../ui/Select';

/** Opens the page of a new beneficiary, which returns to this form with it; undefined for those whose role may not create one. */
export function useNewPayeeAction(): SelectAction | undefined {
  const { seat } = usePortal();
  const mayOpen = useMayOpen();
  const navigate = useNavigate();
  const state = useDetourState('beneficiaryId');
  const isOffered = Boolean(seat?.role.can_create_beneficiaries) && mayOpen(paths.newBeneficiary);
  return useMemo(
    () =>
      isOffered
        ? { label: 'New beneficiary', onChoose: () => void navigate(paths.newBeneficiary, { state }) }
        : undefined,
    [isOffered, navigate, state],
  );
}
