import { useFormikContext } from 'formik';
import { useCountries } from '../../../shared/countries';
import { FormSection } from '../../../shared/patterns/FormLayout';
import { FormCountry, FormRadio, FormText } from '../../../ui/form/fields';
import { useFollowing } from '../../../ui/form/useFollowing';
import type { BeneficiaryValues, RouteFieldName } from './beneficiaryValues';
import { RouteFields } from './RouteFields';

const kinds = [
  { value: 'company', label: 'Company' },
  { value: 'individual', label: 'Individual' },
];

/** Who is paid. A company's registered name follows the name in the lists until the user changes it. */
export function WhoSection({ names }: { names: readonly RouteFieldName[] }) {
  const countries = useCountries();
  const { values } = useFormikContext<BeneficiaryValues>();
  useFollowing('companyName', values.name);
  return (
    <FormSection title="Who">
      <FormRadio name="beneficiaryEntityType" label="Kind of beneficiary" isRequired options={kinds} />
      <FormText name="name" label="Name" isRequired description="The name in your lists." />
      <FormCountry name="country" label="Country" isRequired countries={countries} />
      <RouteFields names={names} />
      <FormText name="email" label="Email" type="email" />
      <FormText name="externalReference" label="External reference" />
    </FormSection>
  );
}
