import { usePortal } from '../../../session/PortalContext';
import type { BeneficiaryRecord } from '../details/beneficiaryQuery';

/** Whether the user may change a beneficiary: it is one of the selected account, and the user's role there has the right. */
export function useMayChange({ enabled, account }: Pick<BeneficiaryRecord, 'enabled' | 'account'>): boolean {
  const { seat } = usePortal();
  return enabled && seat?.account.id === account.id && seat.role.can_create_beneficiaries;
}
