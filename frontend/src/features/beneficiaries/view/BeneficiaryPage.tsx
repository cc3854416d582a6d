import { useParams } from 'react-router-dom';
import { messages } from '../../../../../domain/messages';
import { AuditLink } from '../../../shared/audit/AuditLink';
import { NotFoundPage } from '../../../shared/NotFoundPage';
import { paths } from '../../../session/paths';
import { DetailPage } from '../../../shared/patterns/DetailPage';
import { ReadFrame } from '../../../shared/ReadFrame';
import { Notice } from '../../../ui/Notice';
import { Card } from '../../../ui/layout';
import { Details } from '../../../ui/Details';
import type { BeneficiaryDetails } from '../details/beneficiaryDetails';
import { useBeneficiary, type BeneficiaryRecord } from '../details/beneficiaryQuery';
import { LastPaid } from '../details/LastPaid';
import { BeneficiaryActions } from './BeneficiaryActions';
import { BeneficiaryFacts } from './BeneficiaryFacts';
import { BeneficiaryHistory } from './BeneficiaryHistory';
import { useMayChange } from './beneficiaryWrites';
import { BeneficiaryTags } from './BeneficiaryTags';

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
  const mayCheckName = useMayChange(beneficiary);
  const isPayable = beneficiary.enabled && beneficiary.tcc_beneficiary_id !== null;
  return (
    <DetailPage
      back={{ to: paths.beneficiaries, label: messages.shell.beneficiaries }}
      title={details.name}
      context={`Paid in ${details.currency} by ${beneficiary.account.name}`}
      actions={
        <>
          <BeneficiaryActions beneficiary={beneficiary} name={details.name} isPayable={isPayable} />
          <AuditLink table="beneficiaries" row={beneficiary.id} />
        </>
      }
      notices={<Standing isEnabled={beneficiary.enabled} isPayable={isPayable} />}
    >
      <BeneficiaryFacts details={details} mayCheckName={mayCheckName} />
      <BeneficiaryUse beneficiary={beneficiary} />
      <BeneficiaryHistory
        details={details}
        older={beneficiary.older}
        count={beneficiary.olderCount.aggregate?.count ?? 0}
      />
    </DetailPage>
  );
}

function Standing({ isEnabled, isPayable }: { isEnabled: boolean; isPayable: boolean }) {
  if (!isEnabled) return <Notice tone="info">This beneficiary was deleted.</Notice>;
  if (isPayable) return null;
  return (
    <Notice tone="waiting">The provider has not confirmed this beneficiary yet. It can be paid once it has.</Notice>
  );
}

/** How the account uses the beneficiary: when it was last paid, and the words it is sorted by. */
function BeneficiaryUse({ beneficiary }: { beneficiary: BeneficiaryRecord }) {
  return (
    <Card title="In this account">
      <Details items={[{ label: 'Last paid', value: <LastPaid beneficiary={beneficiary} /> }]} />
      <BeneficiaryTags beneficiary={beneficiary} />
    </Card>
  );
}
