import { useCallback } from 'react';
import { showBankCode, type BankCodeKind } from '../../../../../domain/beneficiaries/bankCodes';
import { identificationTypes } from '../../../../../domain/beneficiaries/beneficiaryFields';
import { FormDate, FormSelect, FormText } from '../../../ui/form/fields';
import { FormRegion } from '../../../ui/form/FormRegion';
import { useFormValue } from '../../../ui/form/formState';
import { formatDay } from '../../../ui/formatDate';
import { labelOfCode } from '../../../shared/beneficiaries/labelOfCode';
import { BankOfCode } from './BankOfCode';
import { bankCodeKindOfField, type BeneficiaryValues, type RouteFieldName } from './beneficiaryValues';

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
  achRoutingNumber: 'ACH routing number',
  wireRoutingNumber: 'Wire routing number',
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

/** A field's value as it is shown: bank codes in groups. */
export function shownRouteField(name: RouteFieldName, text: string): string {
  const kind = bankCodeKindOfField(name);
  if (kind) return showBankCode(kind, text);
  if (name === 'dateOfBirth') return formatDay(text);
  return name === 'identificationType' ? labelOfCode(text) : text;
}

/** Some of the route's own fields, and which of them the route requires. */
export interface RouteFieldsProps {
  names: readonly RouteFieldName[];
  isRequired: (name: RouteFieldName) => boolean;
}

/** The controls for some of the route's own fields. */
export function RouteFields({ names, isRequired }: RouteFieldsProps) {
  return names.map((name) => <RouteField key={name} name={name} isRequired={isRequired(name)} />);
}

/** The control for one of the route's own fields. */
function RouteField({ name, isRequired }: { name: RouteFieldName; isRequired: boolean }) {
  const country = useFormValue((values: BeneficiaryValues) => values.country);
  const field = { name, label: labels[name], isRequired };
  if (name === 'stateOrProvince') return <FormRegion {...field} country={country} />;
  if (name === 'identificationType') return <FormSelect {...field} options={identificationOptions} />;
  if (name === 'dateOfBirth') return <FormDate {...field} />;
  const kind = bankCodeKindOfField(name);
  if (kind) return <BankCodeField {...field} kind={kind} />;
  return <FormText {...field} isShort={name === 'postcode'} />;
}

const longKinds: readonly BankCodeKind[] = ['iban', 'accountNumber'];

interface BankCodeFieldProps {
  kind: BankCodeKind;
  name: RouteFieldName;
  label: string;
  isRequired: boolean;
}

/** A bank code in any grouping and case, with its bank. It is shown in its groups once it has been typed or pasted. */
function BankCodeField({ kind, ...field }: BankCodeFieldProps) {
  const format = useCallback((text: string) => showBankCode(kind, text), [kind]);
  return (
    <div>
      <FormText {...field} format={format} isShort={!longKinds.includes(kind)} autoComplete="off" />
      <BankOfCode name={field.name} kind={kind} />
    </div>
  );
}
