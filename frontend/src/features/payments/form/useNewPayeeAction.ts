import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMayOpen } from '../../../session/MayOpenContext';
import { paths } from '../../../session/paths';
import { usePortal } from '../../../session/PortalContext';
import type { SelectAction } from '../../../ui/selectFoot';

/** Opens the page of a new beneficiary; undefined for those whose role may not create one. */
export function useNewPayeeAction(): SelectAction | undefined {
  const { seat } = usePortal();
  const mayOpen = useMayOpen();
  const navigate = useNavigate();
  const isOffered = Boolean(seat?.role.can_create_beneficiaries) && mayOpen(paths.newBeneficiary);
  return useMemo(
    () => (isOffered ? { label: 'New beneficiary', onChoose: () => void navigate(paths.newBeneficiary) } : undefined),
    [isOffered, navigate],
  );
}
