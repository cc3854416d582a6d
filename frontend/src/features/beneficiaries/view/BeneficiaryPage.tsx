import { useParams } from 'react-router-dom';
import { NotFoundPage } from '../../../shared/NotFoundPage';
import { paths } from '../../../session/paths';
import { usePortal } from '../../../session/PortalContext';
import { useMayPay } from '../../../shared/payments/useMayPay';
import { ReadFrame } from '../../../shared/ReadFrame';
import { LinkButton } from '../../../ui/LinkButton';
import { Notice } from '../../../ui/Notice';
import { PageHeader } from '../../../ui/PageHeader';
import { Stack } from '../../../ui/Stack';
import { BeneficiaryFacts } from './BeneficiaryFacts';
import { useBeneficiary, type BeneficiaryDetails, type BeneficiaryRecord } from './beneficiaryQuery';

/** One beneficiary (/account/beneficiaries/{id}). */
export function BeneficiaryPage() {
  const { id = '' } = useParams();
  const read = useBeneficiary(id);
  return (
    <ReadFrame read={read} rows={8}>
      {({ beneficiaries_by_pk: beneficiary }) => {
        const details = beneficiary?.slices[0];
        return beneficiary && details ? (
          <BeneficiaryView beneficiary={beneficiary} details={details} />
        ) : (
          <NotFoundPage />
        );
      }}
    </ReadFrame>
  );
}

function BeneficiaryView({ beneficiary, details }: { beneficiary: BeneficiaryRecord; details: BeneficiaryDetails }) {
  const { seat } = usePortal();
  const isPayable = beneficiary.enabled && beneficiary.tcc_beneficiary_id !== null;
  const mayPay = useMayPay() && isPayable && seat?.account.id === beneficiary.account.id;
  return (
    <>
      <PageHeader
        title={details.name}
        context={`Paid in ${details.currency} by ${beneficiary.account.name}`}
        actions={
          mayPay && (
            <LinkButton to={`${paths.newPayment}?beneficiary_id=${beneficiary.id}`} tone="primary">
              Pay this beneficiary
            </LinkButton>
          )
        }
      />
      <Stack gap="large">
        {!beneficiary.enabled && <Notice tone="info">This beneficiary was deleted.</Notice>}
        {beneficiary.enabled && !isPayable && (
          <Notice tone="waiting">
            The provider has not confirmed this beneficiary yet. It can be paid once it has.
          </Notice>
        )}
        <BeneficiaryFacts details={details} />
      </Stack>
    </>
  );
}
