/**
 * How the provider's required details are read (specification section 3, "required detail groups"): `payment_type` and
 * `beneficiary_entity_type` are literals, every other key is a required field and its value a regular expression.
 */
export interface RequiredDetailsGroup {
  readonly paymentType: string;
  readonly beneficiaryEntityType: string;
  readonly fields: readonly RequiredField[];
}

/** A field that the route requires. A routing code names the type it is sent under. */
export interface RequiredField {
  readonly name: string;
  readonly routingCodeType: string | null;
  readonly validationRule: string;
}

const fieldNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    acct_number: 'accountNumber',
    iban: 'iban',
    bic_swift: 'bicSwift',
    bank_name: 'bankName',
    bank_address: 'bankAddress',
    beneficiary_address: 'address',
    beneficiary_city: 'city',
    beneficiary_country: 'country',
    beneficiary_postcode: 'postcode',
    beneficiary_state_or_province: 'stateOrProvince',
    beneficiary_first_name: 'firstName',
    beneficiary_last_name: 'lastName',
    beneficiary_company_name: 'companyName',
    beneficiary_date_of_birth: 'dateOfBirth',
    beneficiary_identification_type: 'identificationType',
    beneficiary_identification_value: 'identificationValue',
  }),
);

const routingCodes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aba: 'aba',
    bsb_code: 'bsbCode',
    clabe: 'clabe',
    cnaps: 'cnaps',
    ifsc: 'ifsc',
    institution_no: 'institutionNumber',
    sort_code: 'sortCode',
    bank_code: 'bankCode',
    branch_code: 'branchCode',
  }),
);

/** One entry of the provider's answer in our names. Keys we do not know are kept as they are, never dropped. */
export function readRequiredDetails(entry: Readonly<Record<string, string>>): RequiredDetailsGroup {
  const { payment_type = '', beneficiary_entity_type = '', ...rules } = entry;
  return {
    paymentType: payment_type,
    beneficiaryEntityType: beneficiary_entity_type,
    fields: Object.entries(rules).map(([key, rule]) => ({
      name: fieldNames.get(key) ?? routingCodes.get(key) ?? key,
      routingCodeType: routingCodes.has(key) ? key : null,
      validationRule: anchored(rule),
    })),
  };
}

/**
 * The rule so that it must match the whole value. The provider leaves many rules open at the end and writes some with
 * Ruby's anchors and slashes, which JavaScript reads as letters.
 */
export function anchored(rule: string): string {
  const bare = rule
    .replace(/^\/|\/$/g, '')
    .replaceAll('\\A', '^')
    .replace(/\\[zZ]/g, '$$');
  return `^(?:${bare})$`;
}
