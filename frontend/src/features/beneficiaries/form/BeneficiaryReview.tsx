import { useState, type ReactNode } from 'react';
import type { BeneficiaryInput } from '../../../../../domain/beneficiaries/beneficiaryInput';
import type { ServiceError } from '../../../graphql/serviceError';
import { regionName } from '../../../shared/codeTexts';
import { Button } from '../../../ui/Button';
import { Details } from '../../../ui/Details';
import { Notice } from '../../../ui/Notice';
import { Row, Stack } from '../../../ui/layout';
import { StepHeading } from '../../../ui/PageHeader';
import { labelOfCode } from '../../../shared/beneficiaries/labelOfCode';
import { ReviewedPayee } from '../payeeCheck/ReviewedPayee';
import { usePayeeCheck } from '../payeeCheck/usePayeeCheck';
import type { BeneficiaryDraft } from './BeneficiaryForm';
import { paymentTypesText, shownFields } from './beneficiaryValues';
import { routeFieldLabel, shownRouteField } from './RouteFields';

interface Props {
  draft: BeneficiaryDraft;
  /** What the draft is saved as. */
  input: BeneficiaryInput;
  /** What is to be said of the details before they are saved. */
  remarks: ReactNode;
  confirmLabel: string;
  canSave: boolean;
  isSaving: boolean;
  error: ServiceError | undefined;
  onConfirm: (isNameMismatchAccepted: boolean) => void;
  /** Reviews the draft again with another account holder. */
  onUseName: (name: string) => void;
  onBack: () => void;
}

function detailsOf({ values, groups }: BeneficiaryDraft) {
  return [
    { label: 'Name', value: values.name },
    { label: 'Kind', value: labelOfCode(values.beneficiaryEntityType) },
    { label: 'Country', value: regionName(values.country) },
    { label: 'Bank country', value: regionName(values.bankCountry) },
    { label: 'Currency', value: values.currency },
    { label: 'Pay by', value: paymentTypesText(groups) },
    { label: 'Account holder', value: values.bankAccountHolderName },
    ...shownFields(groups, values).map((name) => ({
      label: routeFieldLabel(name),
      value: shownRouteField(name, values[name]),
    })),
    { label: 'Email', value: values.email },
    { label: 'External reference', value: values.externalReference },
    { label: 'Business nature', value: values.businessNature },
    { label: 'Company website', value: values.companyWebsite },
  ];
}

/** The review before the beneficiary is stored and sent to the provider. */
export function BeneficiaryReview(props: Props) {
  const { draft, input, remarks, confirmLabel, canSave, isSaving, error, onConfirm, onUseName, onBack } = props;
  const payee = usePayeeCheck(input);
  const [isAccepted, setIsAccepted] = useState(false);
  const isRefused = payee.check.answer === 'no_match' && !isAccepted;
  return (
    <Stack gap="large" isForm>
      <StepHeading text="Check the beneficiary" />
      {error && <Notice tone="failure">{error.text}</Notice>}
      {remarks}
      <ReviewedPayee {...payee} onUseName={onUseName} isAccepted={isAccepted} onAccept={setIsAccepted} />
      <p>Check the bank details against the invoice or another document that you trust.</p>
      <Details items={detailsOf(draft)} />
      <Row>
        <Button
          tone="primary"
          isLoading={isSaving}
          isDisabled={!canSave || isRefused}
          onClick={() => onConfirm(isAccepted)}
        >
          {confirmLabel}
        </Button>
        <Button tone="subtle" onClick={onBack} isDisabled={isSaving}>
          Change something
        </Button>
      </Row>
    </Stack>
  );
}
