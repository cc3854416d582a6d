import type { BeneficiaryValues, RouteFieldName } from './beneficiaryValues';

/** The fields that only some routes require, by the section of the form in which they stand. */
export const routeFieldsOf = {
  who: ['companyName', 'firstName', 'lastName', 'dateOfBirth', 'identificationType', 'identificationValue'],
  bank: [
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
  ],
  address: ['address', 'city', 'stateOrProvince', 'postcode'],
} as const satisfies Readonly<Record<string, readonly RouteFieldName[]>>;

const formOrder: readonly (keyof BeneficiaryValues)[] = [
  'beneficiaryEntityType',
  'name',
  'country',
  ...routeFieldsOf.who,
  'email',
  'externalReference',
  'businessNature',
  'companyWebsite',
  'bankCountry',
  'currency',
  'bankAccountHolderName',
  ...routeFieldsOf.bank,
  ...routeFieldsOf.address,
];

/** The errors in the order in which the fields stand in the form. */
export function inFormOrder(errors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(formOrder.flatMap((name) => (errors[name] ? [[name, errors[name]]] : [])));
}
