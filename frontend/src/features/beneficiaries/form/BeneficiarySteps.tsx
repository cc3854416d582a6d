import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { useCall } from '../../../graphql/useCall';
import { showToast } from '../../../ui/toast';
import { BeneficiaryForm, type BeneficiaryDraft } from './BeneficiaryForm';
import { BeneficiaryReview } from './BeneficiaryReview';
import { emptyBeneficiary, formFieldOf, toBeneficiaryInput, type BeneficiaryValues } from './beneficiaryValues';
import { CreateBeneficiaryDocument } from './saveBeneficiary';
import { useBeneficiaryCheck } from './useBeneficiaryCheck';

type Step =
  | { readonly name: 'enter'; readonly values: BeneficiaryValues; readonly fieldErrors?: Record<string, string> }
  | { readonly name: 'review'; readonly draft: BeneficiaryDraft };

/** The steps: form, check by the provider, review, add. An error that names a field returns to the form at that field. */
export function BeneficiarySteps() {
  const navigate = useNavigate();
  const { check, isChecking } = useBeneficiaryCheck();
  const { call, isCalling, error } = useCall(CreateBeneficiaryDocument);
  const [step, setStep] = useState<Step>({ name: 'enter', values: emptyBeneficiary });

  if (step.name === 'enter') {
    const review = async (draft: BeneficiaryDraft) => {
      const error = await check(draft);
      if (!error) setStep({ name: 'review', draft });
      return error;
    };
    return (
      <BeneficiaryForm
        initialValues={step.values}
        fieldErrors={step.fieldErrors}
        isChecking={isChecking}
        onReview={review}
      />
    );
  }
  const { draft } = step;
  const { values, groups } = draft;
  const confirm = async () => {
    const result = await call({ beneficiary: toBeneficiaryInput(values, groups) });
    if ('data' in result) {
      const { id, isPayable } = result.data.createBeneficiary;
      showToast('success', isPayable ? 'Beneficiary added.' : 'Beneficiary added. The provider has yet to confirm it.');
      void navigate(paths.beneficiary(id), { replace: true });
      return;
    }
    const field = result.error.field && formFieldOf(result.error.field, groups);
    if (field && field in values) setStep({ name: 'enter', values, fieldErrors: { [field]: result.error.text } });
  };
  return (
    <BeneficiaryReview
      draft={draft}
      isSaving={isCalling}
      error={error}
      onConfirm={() => void confirm()}
      onBack={() => setStep({ name: 'enter', values })}
    />
  );
}
