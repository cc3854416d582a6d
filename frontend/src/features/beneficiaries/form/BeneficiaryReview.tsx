import type { ServiceError } from '../../../graphql/serviceError';
import { regionName } from '../../../shared/regionName';
import { Button } from '../../../ui/Button';
import { Details } from '../../../ui/Details';
import { Notice } from '../../../ui/Notice';
import { Row, Stack } from '../../../ui/Stack';
import { StepHeading } from '../../../ui/StepHeading';
import { labelOfCode } from '../../../shared/beneficiaries/labelOfCode';
import type { BeneficiaryDraft } from './BeneficiaryForm';
import { paymentTypesText, requiredFields } from './beneficiaryValues';
import { routeFieldLabel, shownRouteField } from './RouteFields';
import { SameAccountNotice } from './SameAccountNotice';

interface Props {
  draft: BeneficiaryDraft;
  isSaving: boolean;
  error: ServiceError | undefined;
  onConfirm: () => void;
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
    ...[...requiredFields(groups).keys()].map((name) => ({
      label: routeFieldLabel(name),
      value: shownRouteField(name, values[name]),
    })),
    { label: 'Email', value: values.email },
    { label: 'External reference', value: values.externalReference },
  ];
}

/** The review before the beneficiary is stored and sent to the provider. */
export function BeneficiaryReview({ draft, isSaving, error, onConfirm, onBack }: Props) {
  return (
    <Stack gap="large" isForm>
      <StepHeading text="Check the beneficiary" />
      {error && <Notice tone="failure">{error.text}</Notice>}
      <SameAccountNotice draft={draft} />
      <p>Check the bank details against the invoice or another document that you trust.</p>
      <Details items={detailsOf(draft)} />
      <Row>
        <Button tone="primary" isLoading={isSaving} onClick={onConfirm}>
          Add beneficiary
        </Button>
        <Button tone="subtle" onClick={onBack} isDisabled={isSaving}>
          Change something
        </Button>
      </Row>
    </Stack>
  );
}
