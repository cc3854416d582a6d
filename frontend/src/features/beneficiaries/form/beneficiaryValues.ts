import type { BankCodeKind } from '../../../../../domain/beneficiaries/bankCodes';
import { forEachField, type BeneficiaryFieldName } from '../../../../../domain/beneficiaries/beneficiaryFields';
import { withBareBankCodes, type BeneficiaryInput } from '../../../../../domain/beneficiaries/beneficiaryInput';
import {
  routingCodeTypeOf,
  type RequiredDetailsGroup,
  type RequiredField,
} from '../../../../../domain/beneficiaries/requiredDetails';
import { labelOfCode } from '../../../shared/beneficiaries/labelOfCode';

/** The fields of a beneficiary that only some routes require. */
export const routeFieldNames = [
  'iban',
  'accountNumber',
  'bicSwift',
  'sortCode',
  'aba',
  'bsbCode',
  'clabe',
  'cnaps',
  'ifsc',
  'institutionNumber',
  'bankCode',
  'branchCode',
  'achRoutingNumber',
  'wireRoutingNumber',
  'bankName',
  'bankAddress',
  'companyName',
  'firstName',
  'lastName',
  'dateOfBirth',
  'address',
  'city',
  'stateOrProvince',
  'postcode',
  'identificationType',
  'identificationValue',
] as const;

/** The name of a field that only some routes require. */
export type RouteFieldName = (typeof routeFieldNames)[number];

/** The form's values of a beneficiary: texts, '' where nothing was entered. */
export type BeneficiaryValues = Record<RouteFieldName, string> & {
  name: string;
  beneficiaryEntityType: string;
  country: string;
  bankCountry: string;
  currency: string;
  bankAccountHolderName: string;
  email: string;
  externalReference: string;
  businessNature: string;
  companyWebsite: string;
  /** The keys of the chosen groups of required details. */
  groups: string[];
  /** The names of the route's own fields that are shown although the route may not require them. */
  optional: string[];
};

/** The initial values of a new beneficiary. */
export const emptyBeneficiary: BeneficiaryValues = {
  ...(Object.fromEntries(routeFieldNames.map((name) => [name, ''])) as Record<RouteFieldName, string>),
  name: '',
  beneficiaryEntityType: 'company',
  country: '',
  bankCountry: '',
  currency: '',
  bankAccountHolderName: '',
  email: '',
  externalReference: '',
  businessNature: '',
  companyWebsite: '',
  groups: [],
  optional: ['bankName'],
};

/** A group's key within a route. It includes the index, because a payment type may have several groups. */
export const groupKey = (group: RequiredDetailsGroup, index: number) => `${group.paymentType}-${index}`;

/** The chosen groups; by default the first for regular payments, which ask for the least and cost the least, else the first of all. */
export function chosenGroups(groups: readonly RequiredDetailsGroup[], keys: readonly string[]) {
  const chosen = groups.filter((group, index) => keys.includes(groupKey(group, index)));
  if (chosen.length > 0) return chosen;
  const byDefault = groups.find(({ paymentType }) => paymentType === 'regular') ?? groups[0];
  return byDefault ? [byDefault] : [];
}

/** The payment types of the groups: "Regular, Priority". */
export const paymentTypesText = (groups: readonly RequiredDetailsGroup[]) =>
  [...new Set(groups.map(({ paymentType }) => labelOfCode(paymentType)))].join(', ');

const isKnown = (name: string): name is RouteFieldName => (routeFieldNames as readonly string[]).includes(name);

/** The fields that the chosen groups require, each with the rules of every group, in the form's order. */
export function requiredFields(groups: readonly RequiredDetailsGroup[]): ReadonlyMap<RouteFieldName, RequiredField[]> {
  const fields = new Map<RouteFieldName, RequiredField[]>();
  for (const name of routeFieldNames) {
    const rules = groups.flatMap((group) => group.fields.filter((field) => field.name === name));
    if (rules.length > 0 && isKnown(name)) fields.set(name, rules);
  }
  return fields;
}

/** The route's own fields that the form shows, in its order: those required, and the optional ones. None before the route is known. */
export function shownFields(
  groups: readonly RequiredDetailsGroup[],
  { optional }: Pick<BeneficiaryValues, 'optional'>,
): readonly RouteFieldName[] {
  if (groups.length === 0) return [];
  const required = requiredFields(groups);
  return routeFieldNames.filter((name) => required.has(name) || optional.includes(name));
}

/** The kind of the bank code that a field holds; undefined for other fields. */
export function bankCodeKindOfField(name: RouteFieldName): BankCodeKind | undefined {
  if (name === 'iban' || name === 'accountNumber' || name === 'bicSwift') return name;
  return routingCodeTypeOf(name);
}

const textOrNull = (text: string) => text.trim() || null;

/** The input of the mutation: only the fields that the form shows, routing codes as type and value, bank codes bare. */
export function toBeneficiaryInput(
  values: BeneficiaryValues,
  groups: readonly RequiredDetailsGroup[],
): BeneficiaryInput {
  const fields = requiredFields(groups);
  const routing = [...fields].flatMap(([name, [first]]) =>
    first?.routingCodeType ? [{ type: first.routingCodeType, value: values[name].trim() }] : [],
  );
  const shown = shownFields(groups, values);
  const valueOf = (name: BeneficiaryFieldName) =>
    isKnown(name) && shown.includes(name) ? textOrNull(values[name]) : null;
  return withBareBankCodes({
    ...(forEachField(valueOf) as BeneficiaryInput),
    name: values.name.trim(),
    beneficiaryEntityType: values.beneficiaryEntityType as BeneficiaryInput['beneficiaryEntityType'],
    country: values.country,
    bankCountry: values.bankCountry,
    bankAccountHolderName: values.bankAccountHolderName.trim(),
    routingCodeType1: (routing[0]?.type ?? null) as BeneficiaryInput['routingCodeType1'],
    routingCodeValue1: routing[0]?.value ?? null,
    routingCodeType2: (routing[1]?.type ?? null) as BeneficiaryInput['routingCodeType2'],
    routingCodeValue2: routing[1]?.value ?? null,
    currency: values.currency,
    paymentTypes: [...new Set(groups.map(({ paymentType }) => paymentType))] as BeneficiaryInput['paymentTypes'],
    email: textOrNull(values.email),
    externalReference: textOrNull(values.externalReference),
    businessNature: textOrNull(values.businessNature),
    companyWebsite: textOrNull(values.companyWebsite),
  });
}

/** The form's field for a field of the input: a routing code's value maps to the field of its type. */
export function formFieldOf(inputField: string, groups: readonly RequiredDetailsGroup[]): string {
  const valueIndex = ['routingCodeValue1', 'routingCodeValue2'].indexOf(inputField);
  const typeIndex = ['routingCodeType1', 'routingCodeType2'].indexOf(inputField);
  const routing = [...requiredFields(groups)].filter(([, [first]]) => first?.routingCodeType);
  return routing[Math.max(valueIndex, typeIndex)]?.[0] ?? inputField;
}
