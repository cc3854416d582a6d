import type { ReactNode } from 'react';
import type { BeneficiaryInput } from '../../../../../domain/beneficiaries/beneficiaryInput';
import type { ServiceError } from '../../../graphql/serviceError';
import type { CallResult } from '../../../graphql/useCall';
import { useServices } from '../../../session/services';
import { useFormAndReview } from '../../../shared/patterns/useFormAndReview';
import { BeneficiaryForm, type BeneficiaryDraft } from './BeneficiaryForm';
import { BeneficiaryReview } from './BeneficiaryReview';
import { formFieldOf, toBeneficiaryInput, type BeneficiaryValues } from './beneficiaryValues';
import { useBeneficiaryCheck } from './useBeneficiaryCheck';

interface Props<Saved> {
  initialValues: BeneficiaryValues;
  /** A new beneficiary's fields propose values for one another. */
  isNew: boolean;
  confirmLabel: string;
  isSaving: boolean;
  error: ServiceError | undefined;
  /** @param requestId the same for each attempt to save what was reviewed */
  save: (input: BeneficiaryInput, isNameMismatchAccepted: boolean, requestId: string) => Promise<CallResult<Saved>>;
  /** Called after the draft is dropped. */
  onSaved: (saved: Saved, name: string) => void;
  /** What the review shows above the details. */
  remarks: (input: BeneficiaryInput) => ReactNode;
  /** Whether there is something to save; always, if not given. */
  canSave?: (input: BeneficiaryInput) => boolean;
}

interface Reviewed extends BeneficiaryDraft {
  readonly requestId: string;
}

/** The steps: form, check by the provider, review, save. An error that names a field returns to the form at that field. */
export function BeneficiarySteps<Saved>(props: Props<Saved>) {
  const { initialValues, isNew, confirmLabel, isSaving, error, save, onSaved, remarks, canSave } = props;
  const { check, isChecking } = useBeneficiaryCheck();
  const { newId } = useServices();
  const { form, reviewed, review, change, correct } = useFormAndReview<BeneficiaryValues, Reviewed>(initialValues);

  if (!reviewed) {
    const checkFirst = async (draft: BeneficiaryDraft) => {
      const error = await check(draft);
      if (!error) review({ ...draft, requestId: newId() });
      return error;
    };
    const key = form.kept.restoredAt ?? 'new';
    return <BeneficiaryForm key={key} {...form} isNew={isNew} isChecking={isChecking} onReview={checkFirst} />;
  }
  const { values, groups } = reviewed;
  const input = toBeneficiaryInput(values, groups);
  const confirm = async (isNameMismatchAccepted: boolean) => {
    const result = await save(input, isNameMismatchAccepted, reviewed.requestId);
    if ('error' in result) {
      const { field, text } = result.error;
      return correct(field && formFieldOf(field, groups), text);
    }
    form.kept.finish();
    onSaved(result.data, values.name.trim());
  };
  return (
    <BeneficiaryReview
      key={values.bankAccountHolderName}
      draft={reviewed}
      input={input}
      remarks={remarks(input)}
      confirmLabel={confirmLabel}
      canSave={canSave?.(input) ?? true}
      isSaving={isSaving}
      error={error}
      onConfirm={(isNameMismatchAccepted) => void confirm(isNameMismatchAccepted)}
      onUseName={(bankAccountHolderName) =>
        review({ groups, values: { ...values, bankAccountHolderName }, requestId: newId() })
      }
      onBack={change}
    />
  );
}
