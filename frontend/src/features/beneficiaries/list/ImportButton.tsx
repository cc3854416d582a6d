import { useCall } from '../../../graphql/useCall';
import { paths } from '../../../session/paths';
import { usePortal } from '../../../session/PortalContext';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { showToast } from '../../../ui/toast';
import { EnsureBeneficiaryImportedDocument } from './ensureBeneficiaryImported';
import type { ProviderRow } from './providerBeneficiariesQuery';

/** Takes a beneficiary of the provider into the portal, for users who may create beneficiaries. */
export function ImportButton({ row: { tccBeneficiaryId, name } }: { row: ProviderRow }) {
  const { seat } = usePortal();
  const { call, isCalling, error } = useCall(EnsureBeneficiaryImportedDocument);
  if (!seat?.role.can_create_beneficiaries) return 'No';
  const importIt = async () => {
    const answer = await call({ tccBeneficiaryId });
    if ('error' in answer) return;
    showToast('success', `${name} can now be paid.`, paths.beneficiary(answer.data.ensureBeneficiaryImported.id));
  };
  return (
    <>
      <Button size="small" isLoading={isCalling} aria-label={`Import ${name}`} onClick={() => void importIt()}>
        Import
      </Button>
      {error && <Notice tone="failure">{error.text}</Notice>}
    </>
  );
}
