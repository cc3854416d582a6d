import { useState } from 'react';
import type { RequiredDetailsGroup } from '../../../../../domain/beneficiaries/requiredDetails';
import { useServices } from '../../../session/services';
import { DraftNotice } from '../../../shared/drafts/DraftNotice';
import type { FormDraft } from '../../../shared/drafts/FormDraft';
import { KeepDraft } from '../../../shared/drafts/KeepDraft';
import { Button } from '../../../ui/Button';
import { Form, type SubmitError } from '../../../ui/form/Form';
import { ReturnFocus } from '../../../ui/form/ReturnFocus';
import { Row } from '../../../ui/layout';
import { BeneficiaryFields } from './BeneficiaryFields';
import { chosenGroups, type BeneficiaryValues } from './beneficiaryValues';
import { validateBeneficiaryValues } from './validateValues';

/** The data of the review: the values, and the chosen groups of required details. */
export interface BeneficiaryDraft {
  readonly values: BeneficiaryValues;
  readonly groups: readonly RequiredDetailsGroup[];
}

interface Props {
  initialValues: BeneficiaryValues;
  fieldErrors?: Readonly<Record<string, string>>;
  /** Where the focus returns to from the review. */
  focusId: string | undefined;
  isNew: boolean;
  kept: FormDraft<BeneficiaryValues>;
  onDiscard: () => void;
  isChecking: boolean;
  /** Resolves to the provider's error, or to undefined once the review is open. */
  onReview: (draft: BeneficiaryDraft) => Promise<SubmitError | undefined>;
}

/** The form of a beneficiary. Country, currency and kind decide which fields the bank requires. */
export function BeneficiaryForm(props: Props) {
  const { initialValues, fieldErrors, focusId, isNew, kept, onDiscard, isChecking, onReview } = props;
  const { now } = useServices();
  const [available, setAvailable] = useState<readonly RequiredDetailsGroup[]>([]);
  return (
    <Form
      initialValues={initialValues}
      initialFieldErrors={fieldErrors}
      validate={(values) => validateBeneficiaryValues(values, available, now())}
      onSubmit={(values) =>
        available.length > 0 ? onReview({ values, groups: chosenGroups(available, values.groups) }) : undefined
      }
    >
      <KeepDraft draft={kept} />
      <DraftNotice restoredAt={kept.restoredAt} onDiscard={onDiscard} />
      <BeneficiaryFields
        isNew={isNew}
        onAvailable={setAvailable}
        foot={
          available.length > 0 && (
            <Row>
              <ReturnFocus id={focusId} />
              <Button type="submit" tone="primary" isLoading={isChecking}>
                Review beneficiary
              </Button>
            </Row>
          )
        }
      />
    </Form>
  );
}
