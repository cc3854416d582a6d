import { useState } from 'react';
import { parsePath, useNavigate } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { useCall } from '../../../graphql/useCall';
import { useEndDetour } from '../../../shared/drafts/detour';
import { useFormDraft } from '../../../shared/drafts/useFormDraft';
import { focusedId } from '../../../ui/form/ReturnFocus';
import { fieldId } from '../../../ui/form/useFormField';
import { showToast } from '../../../ui/toast';
import { BeneficiaryForm, type BeneficiaryDraft } from './BeneficiaryForm';
import { BeneficiaryReview } from './BeneficiaryReview';
import { emptyBeneficiary, formFieldOf, toBeneficiaryInput, type BeneficiaryValues } from './beneficiaryValues';
import { CreateBeneficiaryDocument } from './saveBeneficiary';
import { useBeneficiaryCheck } from './useBeneficiaryCheck';

type Step =
  | {
      readonly name: 'enter';
      readonly values: BeneficiaryValues;
      readonly fieldErrors?: Record<string, string>;
      readonly focusId?: string;
    }
  | { readonly name: 'review'; readonly draft: BeneficiaryDraft; readonly cameFrom: string };

/** The steps: form, check by the provider, review, add. An error that names a field returns to the form at that field. */
export function BeneficiarySteps() {
  const navigate = useNavigate();
  const { check, isChecking } = useBeneficiaryCheck();
  const { call, isCalling, error } = useCall(CreateBeneficiaryDocument);
  const kept = useFormDraft(emptyBeneficiary);
  const endDetour = useEndDetour();
  const [step, setStep] = useState<Step>({ name: 'enter', values: kept.startValues });

  if (step.name === 'enter') {
    const review = async (draft: BeneficiaryDraft) => {
      const error = await check(draft);
      if (!error) setStep({ name: 'review', draft, cameFrom: focusedId() });
      return error;
    };
    const discard = () => {
      kept.discard();
      setStep({ name: 'enter', values: emptyBeneficiary });
    };
    return (
      <BeneficiaryForm
        key={kept.restoredAt ?? 'new'}
        initialValues={step.values}
        fieldErrors={step.fieldErrors}
        focusId={step.focusId}
        kept={kept}
        onDiscard={discard}
        isChecking={isChecking}
        onReview={review}
      />
    );
  }
  const { draft, cameFrom } = step;
  const { values, groups } = draft;
  const confirm = async () => {
    const result = await call({ beneficiary: toBeneficiaryInput(values, groups) });
    if ('data' in result) {
      const { id, isPayable } = result.data.createBeneficiary;
      const target = endDetour(id) ?? paths.beneficiary(id);
      kept.finish();
      const added = `Beneficiary ${values.name.trim()} added.`;
      showToast(
        'success',
        isPayable ? added : `${added} The provider has yet to confirm it.`,
        parsePath(target).pathname,
      );
      void navigate(target, { replace: true });
      return;
    }
    const field = result.error.field && formFieldOf(result.error.field, groups);
    if (field && field in values) {
      setStep({ name: 'enter', values, fieldErrors: { [field]: result.error.text }, focusId: fieldId(field) });
    }
  };
  return (
    <BeneficiaryReview
      draft={draft}
      isSaving={isCalling}
      error={error}
      onConfirm={() => void confirm()}
      onBack={() => setStep({ name: 'enter', values, focusId: cameFrom })}
    />
  );
}
