import { useFormikContext } from 'formik';
import { identificationTypes } from '../../../../../domain/beneficiaries/beneficiaryFields';
import { regions } from '../../../../../domain/countries/regions';
import { FormDate, FormRegion, FormSelect, FormText } from '../../../ui/form/fields';
import { labelOfCode } from '../labelOfCode';
import type { BeneficiaryValues, RouteFieldName } from './beneficiaryValues';

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

/** A field's label. */
export const routeFieldLabel = (name: RouteFieldName) => labels[name];

const identificationOptions = identificationTypes.map((type) => ({ value: type, label: labelOfCode(type) }));

/** The control for one of the route's own fields. */
export function RouteField({ name }: { name: RouteFieldName }) {
  const { values } = useFormikContext<BeneficiaryValues>();
  const field = { name, label: labels[name], isRequired: true };
  // There is no list of the regions of other countries, so the user types them.
  if (name === 'stateOrProvince' && values.country in regions) {
    return <FormRegion {...field} country={values.country} />;
  }
  if (name === 'identificationType') return <FormSelect {...field} options={identificationOptions} />;
  if (name === 'dateOfBirth') return <FormDate {...field} />;
  return <FormText {...field} />;
}
