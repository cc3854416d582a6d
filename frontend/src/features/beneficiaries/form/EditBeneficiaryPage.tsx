import { useParams } from 'react-router-dom';
import { messages } from '../../../../../domain/messages';
import { usePortal } from '../../../session/PortalContext';
import { NotFoundPage } from '../../../shared/NotFoundPage';
import { ReadFrame } from '../../../shared/ReadFrame';
import { Notice } from '../../../ui/Notice';
import { PageHeader } from '../../../ui/PageHeader';
import { Skeleton } from '../../../ui/loading';
import type { BeneficiaryDetails } from '../details/beneficiaryDetails';
import { useBeneficiary, type BeneficiaryRecord } from '../details/beneficiaryQuery';
import { EditBeneficiarySteps } from './EditBeneficiarySteps';
import { useRequiredDetails } from './requiredDetailsQuery';

/** Changes a beneficiary of the selected account (/account/beneficiaries/edit/{id}). */
export function EditBeneficiaryPage() {
  const { id = '' } = useParams();
  const read = useBeneficiary(id, 'network-only');
  return (
    <>
      <PageHeader
        title="Change beneficiary"
        context="Payments that were not sent yet must be changed and approved again."
      />
      <ReadFrame read={read}>
        {({ beneficiaries_by_pk: beneficiary }) => {
          const details = beneficiary?.slices[0];
          return beneficiary && details ? <Edit beneficiary={beneficiary} details={details} /> : <NotFoundPage />;
        }}
      </ReadFrame>
    </>
  );
}

function Edit({ beneficiary, details }: { beneficiary: BeneficiaryRecord; details: BeneficiaryDetails }) {
  const { seat } = usePortal();
  if (!seat?.role.can_create_beneficiaries) return <Notice tone="waiting">{messages.widgets.disabledByRole}</Notice>;
  if (!beneficiary.enabled) return <Notice tone="info">This beneficiary was deleted.</Notice>;
  if (seat.account.id !== beneficiary.account.id) {
    return <Notice tone="waiting">Choose the account {beneficiary.account.name} to change this beneficiary.</Notice>;
  }
  return <StoredRoute key={details.id} beneficiaryId={beneficiary.id} details={details} />;
}

/** The form opens with the ways of payment that are stored, which only the route's required details can tell. */
function StoredRoute({ beneficiaryId, details }: { beneficiaryId: string; details: BeneficiaryDetails }) {
  const required = useRequiredDetails({
    bankAccountCountry: details.bankCountry,
    beneficiaryCountry: details.country ?? details.bankCountry,
    currency: details.currency,
    beneficiaryEntityType: details.beneficiaryEntityType,
  });
  if (required.isLoading) return <Skeleton rows={8} />;
  return <EditBeneficiarySteps beneficiaryId={beneficiaryId} details={details} groups={required.groups} />;
}
