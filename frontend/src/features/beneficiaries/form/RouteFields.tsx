import { useFormikContext } from 'formik';
import { identificationTypes } from '../../../../../domain/beneficiaries/beneficiaryInput';
import { regions } from '../../../../../domain/countries/regions';
import { FormDate, FormRegion, FormSelect, FormText } from '../../../ui/form/fields';
import { words } from '../words';
import { type BeneficiaryValues, type RouteFieldName } from './beneficiaryValues';

const labels: Readonly<Record<RouteFieldName, string>> = {
  iban: 'IBAN',
  accountNumber: 'Account number',
  bicSwift: 'BIC',
  sortCode: 'Sort code',
  aba: 'ABA routing number',
  bsbCode: 'BSB code',
  clabe: 'CLABE',
  cnaps: 'CNAPS',
  ifsc: 'IFSC',
  institutionNumber: 'Institution number',
  bankCode: 'Bank code',
  branchCode: 'Branch code',
  bankName: 'Bank name',
  bankAddress: 'Bank address',
  companyName: 'Company name',
  firstName: 'First name',
  lastName: 'Last name',
  dateOfBirth: 'Date of birth',
  address: 'Address',
  city: 'City',
  stateOrProvince: 'State or province',
  postcode: 'Postcode',
  identificationType: 'Identification type',
  identificationValue: 'Identification value',
};

/** A field's label, for the form and for what is said about it. */
export const routeFieldLabel = (name: RouteFieldName) => labels[name];

const identificationOptions = identificationTypes.map((type) => ({ value: type, label: words(type) }));

/** The control for one of the route's own fields. */
export function RouteField({ name }: { name: RouteFieldName }) {
  const { values } = useFormikContext<BeneficiaryValues>();
  const field = { name, label: labels[name], isRequired: true };
  // Other countries' regions are on no list; they are typed.
  if (name === 'stateOrProvince' && values.country in regions)
    return <FormRegion {...field} country={values.country} />;
  if (name === 'identificationType') return <FormSelect {...field} options={identificationOptions} />;
  if (name === 'dateOfBirth') return <FormDate {...field} />;
  return <FormText {...field} />;
}
