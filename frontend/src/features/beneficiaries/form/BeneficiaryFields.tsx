import { useFormikContext } from 'formik';
import { useEffect, type ReactNode } from 'react';
import type { RequiredDetailsGroup } from '../../../../../domain/beneficiaries/requiredDetails';
import { FormLayout, FormSection } from '../../../shared/patterns/FormLayout';
import { BankSection } from './BankSection';
import { BeneficiarySummary } from './BeneficiarySummary';
import { chosenGroups, requiredFields, type BeneficiaryValues, type RouteFieldName } from './beneficiaryValues';
import { routeFieldsOf } from './formSections';
import { useRequiredDetails } from './requiredDetailsQuery';
import { RouteFields } from './RouteFields';
import { WhoSection } from './WhoSection';

interface Props {
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
export function BeneficiaryFields({ onAvailable, foot }: Props) {
  const { values } = useFormikContext<BeneficiaryValues>();
  const required = useRequiredDetails(routeOf(values));
  const { groups } = required;
  // Validates again when the provider's required details have loaded.
  useEffect(() => onAvailable(groups), [groups, onAvailable]);
  const chosen = chosenGroups(groups, values.groups);
  const fields = requiredFields(chosen);
  const requiredOf = (names: readonly RouteFieldName[]) => names.filter((name) => fields.has(name));
  const address = requiredOf(routeFieldsOf.address);
  return (
    <FormLayout summaryTitle="This beneficiary" summary={<BeneficiarySummary groups={chosen} />} foot={foot}>
      <WhoSection names={requiredOf(routeFieldsOf.who)} />
      <BankSection required={required} names={requiredOf(routeFieldsOf.bank)} />
      {address.length > 0 && (
        <FormSection title="Address">
          <RouteFields names={address} />
        </FormSection>
      )}
    </FormLayout>
  );
}
