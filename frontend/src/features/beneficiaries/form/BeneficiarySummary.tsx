import type { RequiredDetailsGroup } from '../../../../../domain/beneficiaries/requiredDetails';
import { labelOfCode } from '../../../shared/beneficiaries/labelOfCode';
import { regionName } from '../../../shared/codeTexts';
import { useFormValues } from '../../../ui/form/formState';
import { Details } from '../../../ui/Details';
import { paymentTypesText, requiredFields, type BeneficiaryValues, type RouteFieldName } from './beneficiaryValues';
import { routeFieldsOf } from './formSections';
import { routeFieldLabel, shownRouteField } from './RouteFields';

const isOfBank = (name: RouteFieldName) => routeFieldsOf.bank.some((one) => one === name);

/** What will be saved, as far as it was entered: name, bank in groups, pay by. */
export function BeneficiarySummary({ groups }: { groups: readonly RequiredDetailsGroup[] }) {
  const values = useFormValues<BeneficiaryValues>();
  const bank = [...requiredFields(groups).keys()].filter(isOfBank);
  return (
    <Details
      items={[
        { label: 'Name', value: values.name },
        { label: 'Kind', value: labelOfCode(values.beneficiaryEntityType) },
        { label: 'Country', value: values.country && regionName(values.country) },
        { label: 'Bank country', value: values.bankCountry && regionName(values.bankCountry) },
        { label: 'Currency', value: values.currency },
        { label: 'Pay by', value: paymentTypesText(groups) },
        { label: 'Account holder', value: values.bankAccountHolderName },
        ...bank.map((name) => ({
          label: routeFieldLabel(name),
          value: values[name] && shownRouteField(name, values[name]),
        })),
      ]}
    />
  );
}
