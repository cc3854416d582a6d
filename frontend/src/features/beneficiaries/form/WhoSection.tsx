import { useCountries } from '../../../shared/countries';
import { FormSection } from '../../../shared/patterns/FormLayout';
import { FormCountry, FormRadio, FormText } from '../../../ui/form/fields';
import { useRegionOfCountry } from '../../../ui/form/FormRegion';
import { useFormValue } from '../../../ui/form/formState';
import { useFollowing } from '../../../ui/form/useFollowing';
import type { BeneficiaryValues } from './beneficiaryValues';
import { RouteFields, type RouteFieldsProps } from './RouteFields';

const kinds = [
  { value: 'company', label: 'Company' },
  { value: 'individual', label: 'Individual' },
];

/** Who is paid. A new company's registered name follows the name in the lists until the user changes it. */
export function WhoSection({ isNew, ...fields }: RouteFieldsProps & { isNew: boolean }) {
  const countries = useCountries();
  const name = useFormValue((values: BeneficiaryValues) => values.name);
  const country = useFormValue((values: BeneficiaryValues) => values.country);
  useFollowing('companyName', isNew ? name : '');
  useRegionOfCountry('stateOrProvince', country);
  return (
    <FormSection title="Who">
      <FormRadio name="beneficiaryEntityType" label="Kind of beneficiary" isRequired options={kinds} />
      <FormText name="name" label="Name" isRequired description="The name in your lists." />
      <FormCountry name="country" label="Country" isRequired countries={countries} />
      <RouteFields {...fields} />
      <FormText name="email" label="Email" type="email" />
      <FormText name="externalReference" label="External reference" />
      <FormText name="businessNature" label="Business nature" />
      <FormText name="companyWebsite" label="Company website" description="Such as https://www.example.com." />
    </FormSection>
  );
}
