import { useNavigate } from 'react-router-dom';
import type { BeneficiaryInput } from '../../../../../domain/beneficiaries/beneficiaryInput';
import type { RequiredDetailsGroup } from '../../../../../domain/beneficiaries/requiredDetails';
import { useCall } from '../../../graphql/useCall';
import { paths } from '../../../session/paths';
import { ChangesTable } from '../../../shared/changes/ChangesTable';
import { Notice } from '../../../ui/Notice';
import type { BeneficiaryDetails } from '../details/beneficiaryDetails';
import { detailChanges } from '../details/detailChanges';
import { announceSaved, UpdateBeneficiaryDocument } from './saveBeneficiary';
import { BeneficiarySteps } from './BeneficiarySteps';
import { SameAccountNotice } from './SameAccountNotice';
import { storedValues } from './storedValues';

interface Props {
  beneficiaryId: string;
  details: BeneficiaryDetails;
  /** The required details of the stored route. */
  groups: readonly RequiredDetailsGroup[];
}

/** Changes a beneficiary's details. The review shows what changes, the old value beside the new one. */
export function EditBeneficiarySteps({ beneficiaryId, details, groups }: Props) {
  const navigate = useNavigate();
  const { call, isCalling, error } = useCall(UpdateBeneficiaryDocument);
  const changesOf = (input: BeneficiaryInput) =>
    detailChanges(details, {
      ...input,
      isPriority: input.paymentTypes.includes('priority'),
      isRegular: input.paymentTypes.includes('regular'),
    });
  return (
    <BeneficiarySteps
      initialValues={storedValues(details, groups)}
      isNew={false}
      confirmLabel="Save changes"
      isSaving={isCalling}
      error={error}
      canSave={(input) => changesOf(input).length > 0}
      remarks={(input) => (
        <>
          <SameAccountNotice input={input} exceptId={beneficiaryId} />
          {changesOf(input).length > 0 ? (
            <ChangesTable changes={changesOf(input)} />
          ) : (
            <Notice tone="info">Nothing was changed.</Notice>
          )}
        </>
      )}
      save={(beneficiary, isNameMismatchAccepted) =>
        call({ beneficiaryId, sliceId: details.id, beneficiary, isNameMismatchAccepted })
      }
      onSaved={({ updateBeneficiary: { isPayable } }, name) => {
        const target = paths.beneficiary(beneficiaryId);
        announceSaved(`Beneficiary ${name} changed.`, isPayable, target);
        void navigate(target, { replace: true });
      }}
    />
  );
}
