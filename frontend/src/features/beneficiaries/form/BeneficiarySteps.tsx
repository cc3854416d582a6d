import { parsePath, useNavigate } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { useCall } from '../../../graphql/useCall';
import { useEndDetour } from '../../../shared/drafts/detour';
import { useFormAndReview } from '../../../shared/patterns/useFormAndReview';
import { showToast } from '../../../ui/toast';
import { BeneficiaryForm, type BeneficiaryDraft } from './BeneficiaryForm';
import { BeneficiaryReview } from './BeneficiaryReview';
import { emptyBeneficiary, formFieldOf, toBeneficiaryInput, type BeneficiaryValues } from './beneficiaryValues';
import { CreateBeneficiaryDocument } from './saveBeneficiary';
import { useBeneficiaryCheck } from './useBeneficiaryCheck';

/** The steps: form, check by the provider, review, add. An error that names a field returns to the form at that field. */
export function BeneficiarySteps() {
  const navigate = useNavigate();
  const { check, isChecking } = useBeneficiaryCheck();
  const { call, isCalling, error } = useCall(CreateBeneficiaryDocument);
  const endDetour = useEndDetour();
  const { form, reviewed, review, change, correct } = useFormAndReview<BeneficiaryValues, BeneficiaryDraft>(
    emptyBeneficiary,
  );

  if (!reviewed) {
    const checkFirst = async (draft: BeneficiaryDraft) => {
      const error = await check(draft);
      if (!error) review(draft);
      return error;
    };
    return (
      <BeneficiaryForm key={form.kept.restoredAt ?? 'new'} {...form} isChecking={isChecking} onReview={checkFirst} />
    );
  }
  const { values, groups } = reviewed;
  const confirm = async () => {
    const result = await call({ beneficiary: toBeneficiaryInput(values, groups) });
    if ('error' in result) {
      const { field, text } = result.error;
      return correct(field && formFieldOf(field, groups), text);
    }
    const { id, isPayable } = result.data.createBeneficiary;
    const target = endDetour(id) ?? paths.beneficiary(id);
    form.kept.finish();
    const added = `Beneficiary ${values.name.trim()} added.`;
    showToast(
      'success',
      isPayable ? added : `${added} The provider has yet to confirm it.`,
      parsePath(target).pathname,
    );
    void navigate(target, { replace: true });
  };
  return (
    <BeneficiaryReview
      draft={reviewed}
      isSaving={isCalling}
      error={error}
      onConfirm={() => void confirm()}
      onBack={change}
    />
  );
}
