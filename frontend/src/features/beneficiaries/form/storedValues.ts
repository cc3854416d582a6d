import { showBankCode } from '../../../../../domain/beneficiaries/bankCodes';
import { routingCodeTypeOf, type RequiredDetailsGroup } from '../../../../../domain/beneficiaries/requiredDetails';
import type { BeneficiaryDetails } from '../details/beneficiaryDetails';
import {
  bankCodeKindOfField,
  emptyBeneficiary,
  groupKey,
  requiredFields,
  routeFieldNames,
  type BeneficiaryValues,
  type RouteFieldName,
} from './beneficiaryValues';

/** The stored value of one of the route's own fields, bank codes in groups. */
function storedField(name: RouteFieldName, details: BeneficiaryDetails): string {
  const kind = bankCodeKindOfField(name);
  const text = storedText(name, details);
  return kind && text ? showBankCode(kind, text) : text;
}

/** A routing code stands under its type. */
function storedText(name: RouteFieldName, details: BeneficiaryDetails): string {
  const type = routingCodeTypeOf(name);
  if (type && type === details.routingCodeType1) return details.routingCodeValue1 ?? '';
  if (type && type === details.routingCodeType2) return details.routingCodeValue2 ?? '';
  return (name in details && details[name as keyof BeneficiaryDetails]?.toString()) || '';
}

/** For each payment type of the beneficiary the way of naming the account of which the most fields are stored. */
function storedGroups(
  values: BeneficiaryValues,
  details: BeneficiaryDetails,
  groups: readonly RequiredDetailsGroup[],
): string[] {
  const keys = groups.map(groupKey);
  const missing = (group: RequiredDetailsGroup) =>
    [...requiredFields([group]).keys()].filter((name) => !values[name]).length;
  return [details.isRegular && 'regular', details.isPriority && 'priority'].flatMap((type) => {
    const ways = groups.filter(({ paymentType }) => paymentType === type);
    const [best] = [...ways].sort((one, other) => missing(one) - missing(other));
    return best ? [keys[groups.indexOf(best)] ?? ''] : [];
  });
}

/**
 * The form's values of a stored beneficiary. What is stored is shown also where the route does not require it, so that it is not
 * lost.
 * @param groups the required details of its route
 */
export function storedValues(details: BeneficiaryDetails, groups: readonly RequiredDetailsGroup[]): BeneficiaryValues {
  const values: BeneficiaryValues = {
    ...emptyBeneficiary,
    ...Object.fromEntries(routeFieldNames.map((name) => [name, storedField(name, details)])),
    name: details.name,
    beneficiaryEntityType: details.beneficiaryEntityType,
    country: details.country ?? '',
    bankCountry: details.bankCountry,
    currency: details.currency,
    bankAccountHolderName: details.bankAccountHolderName,
    email: details.email ?? '',
    externalReference: details.externalReference ?? '',
    businessNature: details.businessNature ?? '',
    companyWebsite: details.companyWebsite ?? '',
  };
  const optional = routeFieldNames.filter(
    (name) => emptyBeneficiary.optional.includes(name) || (values[name] !== '' && !routingCodeTypeOf(name)),
  );
  return { ...values, groups: storedGroups(values, details, groups), optional };
}
