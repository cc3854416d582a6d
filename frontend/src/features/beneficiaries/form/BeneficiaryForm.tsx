import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import type { RequiredDetailsGroup } from '../../../../../domain/beneficiaries/requiredDetails';
import { useServices } from '../../../session/services';
import { useCountries } from '../../../shared/countries';
import { DraftNotice } from '../../../shared/drafts/DraftNotice';
import type { FormDraft } from '../../../shared/drafts/FormDraft';
import { KeepDraft } from '../../../shared/drafts/KeepDraft';
import { Button } from '../../../ui/Button';
import { FormCountry, FormCurrency, FormRadio, FormText } from '../../../ui/form/fields';
import { Form, type SubmitError } from '../../../ui/form/Form';
import { ReturnFocus } from '../../../ui/form/ReturnFocus';
import { Notice } from '../../../ui/Notice';
import { Skeleton } from '../../../ui/Skeleton';
import { Row } from '../../../ui/Stack';
import { chosenGroups, requiredFields, type BeneficiaryValues } from './beneficiaryValues';
import { GroupChoice } from './GroupChoice';
import { useRequiredDetails } from './requiredDetailsQuery';
import { RouteField } from './RouteFields';
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
  kept: FormDraft<BeneficiaryValues>;
  onDiscard: () => void;
  isChecking: boolean;
  /** Resolves to the provider's error, or to undefined once the review is open. */
  onReview: (draft: BeneficiaryDraft) => Promise<SubmitError | undefined>;
}

const routeOf = ({ bankCountry, country, currency, beneficiaryEntityType }: BeneficiaryValues) => ({
  bankAccountCountry: bankCountry,
  beneficiaryCountry: country,
  currency,
  beneficiaryEntityType,
});

/** The form of a beneficiary. Country, currency and kind decide which fields the bank requires. */
export function BeneficiaryForm(props: Props) {
  const { initialValues, fieldErrors, focusId, kept, onDiscard, isChecking, onReview } = props;
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
      <RouteQuestions />
      <RouteAnswers onAvailable={setAvailable} />
      {available.length > 0 && (
        <Row>
          <ReturnFocus id={focusId} />
          <Button type="submit" tone="primary" isLoading={isChecking}>
            Review beneficiary
          </Button>
        </Row>
      )}
    </Form>
  );
}

const kinds = [
  { value: 'company', label: 'Company' },
  { value: 'individual', label: 'Individual' },
];

function RouteQuestions() {
  const countries = useCountries();
  return (
    <>
      <FormRadio name="beneficiaryEntityType" label="Kind of beneficiary" isRequired options={kinds} />
      <FormCountry name="country" label="Country" isRequired countries={countries} />
      <FormCountry name="bankCountry" label="Bank country" isRequired countries={countries} />
      <FormCurrency name="currency" label="Currency" isRequired />
    </>
  );
}

function RouteAnswers({ onAvailable }: { onAvailable: (groups: readonly RequiredDetailsGroup[]) => void }) {
  const { values } = useFormikContext<BeneficiaryValues>();
  const { groups, data, isLoading, error } = useRequiredDetails(routeOf(values));
  // Validates again when the provider's required details have loaded.
  useEffect(() => onAvailable(groups), [groups, onAvailable]);

  if (error) return <Notice tone="failure">{error.text}</Notice>;
  if (isLoading) return <Skeleton rows={4} />;
  if (data && groups.length === 0 && Object.values(routeOf(values)).every(Boolean)) {
    return <Notice tone="waiting">The provider cannot pay this currency to this country.</Notice>;
  }
  if (groups.length === 0) return <p>The bank details appear after you choose country, bank country and currency.</p>;
  return (
    <>
      <GroupChoice groups={groups} />
      <FormText name="name" label="Name" isRequired description="The name in your lists." />
      <FormText
        name="bankAccountHolderName"
        label="Account holder"
        isRequired
        description="The name that the bank has on record."
      />
      {[...requiredFields(chosenGroups(groups, values.groups)).keys()].map((name) => (
        <RouteField key={name} name={name} />
      ))}
      <FormText name="email" label="Email" type="email" />
      <FormText name="externalReference" label="External reference" />
    </>
  );
}
