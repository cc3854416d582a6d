import { useNavigate } from 'react-router-dom';
import { useCall } from '../../../graphql/useCall';
import { paths } from '../../../session/paths';
import { useEndDetour } from '../../../shared/drafts/detour';
import { BeneficiarySteps } from './BeneficiarySteps';
import { announceSaved, CreateBeneficiaryDocument } from './saveBeneficiary';
import { emptyBeneficiary } from './beneficiaryValues';
import { SameAccountNotice } from './SameAccountNotice';

/** Creates a beneficiary, and returns to the payment from which it was begun, if there is one. */
export function NewBeneficiarySteps() {
  const navigate = useNavigate();
  const endDetour = useEndDetour();
  const { call, isCalling, error } = useCall(CreateBeneficiaryDocument);
  return (
    <BeneficiarySteps
      initialValues={emptyBeneficiary}
      isNew
      confirmLabel="Add beneficiary"
      isSaving={isCalling}
      error={error}
      remarks={(input) => <SameAccountNotice input={input} />}
      save={(beneficiary, isNameMismatchAccepted, clientRequestId) =>
        call({ beneficiary, isNameMismatchAccepted, clientRequestId })
      }
      onSaved={({ createBeneficiary: { id, isPayable } }, name) => {
        const target = endDetour(id) ?? paths.beneficiary(id);
        announceSaved(`Beneficiary ${name} added.`, isPayable, target);
        void navigate(target, { replace: true });
      }}
    />
  );
}
