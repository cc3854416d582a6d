import { type BeneficiaryInput } from '../../../../../domain/beneficiaries/beneficiaryInput';
import { type RequiredDetailsGroup, type RequiredField } from '../../../../../domain/beneficiaries/requiredDetails';

/** The fields of a beneficiary that only some routes ask for. */
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

export type RouteFieldName = (typeof routeFieldNames)[number];

/** A beneficiary as the form holds it: text everywhere, empty where nothing was given. */
export type BeneficiaryValues = Record<RouteFieldName, string> & {
  name: string;
  beneficiaryEntityType: string;
  country: string;
  bankCountry: string;
  currency: string;
  bankAccountHolderName: string;
  email: string;
  externalReference: string;
  /** Keys of the groups of required details that the beneficiary is to be paid by. */
  groups: string[];
};

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
  groups: [],
};

/** A group's key within a route: a payment type may be offered with alternatives. */
export const groupKey = (group: RequiredDetailsGroup, index: number) => `${group.paymentType}-${index}`;

/** The groups that are ticked; before anything was ticked, the first of each payment type. */
export function chosenGroups(groups: readonly RequiredDetailsGroup[], keys: readonly string[]) {
  const ticked = groups.filter((group, index) => keys.includes(groupKey(group, index)));
  if (ticked.length > 0) return ticked;
  return groups.filter((group, index) => groups.findIndex((one) => one.paymentType === group.paymentType) === index);
}

const isKnown = (name: string): name is RouteFieldName => (routeFieldNames as readonly string[]).includes(name);

/** The route's own fields, each with the rules of every chosen group, in the form's order. */
export function requiredFields(groups: readonly RequiredDetailsGroup[]): ReadonlyMap<RouteFieldName, RequiredField[]> {
  const fields = new Map<RouteFieldName, RequiredField[]>();
  for (const name of routeFieldNames) {
    const rules = groups.flatMap((group) => group.fields.filter((field) => field.name === name));
    if (rules.length > 0 && isKnown(name)) fields.set(name, rules);
  }
  return fields;
}

const given = (text: string) => text.trim() || null;
const compact = (text: string) => text.replace(/\s/g, '').toUpperCase() || null;

/** What the form sends: only what the route asks for, routing codes as type and value. */
export function toBeneficiaryInput(
  values: BeneficiaryValues,
  groups: readonly RequiredDetailsGroup[],
): BeneficiaryInput {
  const fields = requiredFields(groups);
  const routing = [...fields].flatMap(([name, [first]]) =>
    first?.routingCodeType ? [{ type: first.routingCodeType, value: values[name].trim() }] : [],
  );
  const asked = (name: RouteFieldName) => (fields.has(name) ? given(values[name]) : null);
  return {
    name: values.name.trim(),
    beneficiaryEntityType: values.beneficiaryEntityType as BeneficiaryInput['beneficiaryEntityType'],
    companyName: asked('companyName'),
    firstName: asked('firstName'),
    lastName: asked('lastName'),
    dateOfBirth: asked('dateOfBirth'),
    address: asked('address'),
    city: asked('city'),
    stateOrProvince: asked('stateOrProvince'),
    postcode: asked('postcode'),
    country: values.country,
    bankCountry: values.bankCountry,
    bankName: asked('bankName'),
    bankAddress: asked('bankAddress'),
    bankAccountHolderName: values.bankAccountHolderName.trim(),
    accountNumber: asked('accountNumber'),
    iban: fields.has('iban') ? compact(values.iban) : null,
    bicSwift: fields.has('bicSwift') ? compact(values.bicSwift) : null,
    routingCodeType1: (routing[0]?.type ?? null) as BeneficiaryInput['routingCodeType1'],
    routingCodeValue1: routing[0]?.value ?? null,
    routingCodeType2: (routing[1]?.type ?? null) as BeneficiaryInput['routingCodeType2'],
    routingCodeValue2: routing[1]?.value ?? null,
    currency: values.currency,
    paymentTypes: [...new Set(groups.map(({ paymentType }) => paymentType))] as BeneficiaryInput['paymentTypes'],
    email: given(values.email),
    identificationType: asked('identificationType') as BeneficiaryInput['identificationType'],
    identificationValue: asked('identificationValue'),
    externalReference: given(values.externalReference),
  };
}

/** The form's field that a field of the input came from: a routing code's value goes back to its own field. */
export function formFieldOf(inputField: string, groups: readonly RequiredDetailsGroup[]): string {
  const place = ['routingCodeValue1', 'routingCodeValue2'].indexOf(inputField);
  const typePlace = ['routingCodeType1', 'routingCodeType2'].indexOf(inputField);
  const routing = [...requiredFields(groups)].filter(([, [first]]) => first?.routingCodeType);
  return routing[Math.max(place, typePlace)]?.[0] ?? inputField;
}
