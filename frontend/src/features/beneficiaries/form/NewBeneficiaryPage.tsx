import { messages } from '../../../../../domain/messages';
import { useAccount, usePortal } from '../../../session/PortalContext';
import { Notice } from '../../../ui/Notice';
import { PageHeader } from '../../../ui/PageHeader';
import { NewBeneficiarySteps } from './NewBeneficiarySteps';

/** A new beneficiary of the selected account (/account/beneficiaries/new). */
export function NewBeneficiaryPage() {
  const account = useAccount();
  const { seat } = usePortal();
  return (
    <>
      <PageHeader title="New beneficiary" context={`For payments from ${account.name}`} />
      {seat?.role.can_create_beneficiaries ? (
        <NewBeneficiarySteps />
      ) : (
        <Notice tone="waiting">{messages.widgets.disabledByRole}</Notice>
      )}
    </>
  );
}
