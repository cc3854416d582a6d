import { useEffect, type ReactNode } from 'react';
import type { RequiredDetailsGroup } from '../../../../../domain/beneficiaries/requiredDetails';
import { FormLayout, FormSection } from '../../../shared/patterns/FormLayout';
import { BankSection } from './BankSection';
import { BeneficiarySummary } from './BeneficiarySummary';
import {
  chosenGroups,
  requiredFields,
  shownFields,
  type BeneficiaryValues,
  type RouteFieldName,
} from './beneficiaryValues';
import { routeFieldsOf } from './formSections';
import { useRequiredDetails } from './requiredDetailsQuery';
import { RouteFields } from './RouteFields';
import { WhoSection } from './WhoSection';
import { useFormValues } from '../../../ui/form/formState';

interface Props {
  /** Fields of a new beneficiary follow one another until the user changes them. */
  isNew: boolean;
  onAvailable: (groups: readonly RequiredDetailsGroup[]) => void;
  foot: ReactNode;
}

const routeOf = ({ bankCountry, country, currency, beneficiaryEntityType }: BeneficiaryValues) => ({
  bankAccountCountry: bankCountry,
  beneficiaryCountry: country,
  currency,
  beneficiaryEntityType,
});

/** The fields of a beneficiary in their sections, beside the summary. The route decides which of them there are. */
export function BeneficiaryFields({ isNew, onAvailable, foot }: Props) {
  const values = useFormValues<BeneficiaryValues>();
  const required = useRequiredDetails(routeOf(values));
  const { groups } = required;
  // Validates again when the provider's required details have loaded.
  useEffect(() => onAvailable(groups), [groups, onAvailable]);
  const chosen = chosenGroups(groups, values.groups);
  const shown = shownFields(chosen, values);
  const shownOf = (names: readonly RouteFieldName[]) => names.filter((name) => shown.includes(name));
  const isRequired = (name: RouteFieldName) => requiredFields(chosen).has(name);
  const address = shownOf(routeFieldsOf.address);
  return (
    <FormLayout summaryTitle="This beneficiary" summary={<BeneficiarySummary groups={chosen} />} foot={foot}>
      <WhoSection isNew={isNew} names={shownOf(routeFieldsOf.who)} isRequired={isRequired} />
      <BankSection isNew={isNew} required={required} names={shownOf(routeFieldsOf.bank)} isRequired={isRequired} />
      {address.length > 0 && (
        <FormSection title="Address">
          <RouteFields names={address} isRequired={isRequired} />
        </FormSection>
      )}
    </FormLayout>
  );
}
