import { isRoutingCodeType, type RoutingCodeType } from './bankCodes';
import { fieldOfProviderName } from './beneficiaryFields';

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
    ach_routing_number: 'achRoutingNumber',
    wire_routing_number: 'wireRoutingNumber',
  }),
);

/** The routing code type that a required field stands for, such as `sort_code` for `sortCode`; undefined for other fields. */
export function routingCodeTypeOf(fieldName: string): RoutingCodeType | undefined {
  const [type] = [...routingCodes].find(([, name]) => name === fieldName) ?? [];
  return isRoutingCodeType(type) ? type : undefined;
}

/** One entry of the provider's answer in our names. Unknown keys are kept under the provider's name. */
export function readRequiredDetails(entry: Readonly<Record<string, string>>): RequiredDetailsGroup {
  const { payment_type = '', beneficiary_entity_type = '', ...rules } = entry;
  return {
    paymentType: payment_type,
    beneficiaryEntityType: beneficiary_entity_type,
    fields: Object.entries(rules).map(([key, rule]) => ({
      name: routingCodes.get(key) ?? fieldOfProviderName(key === 'acct_number' ? 'account_number' : key) ?? key,
      routingCodeType: routingCodes.has(key) ? key : null,
      validationRule: anchored(rule),
    })),
  };
}

/**
 * The rule as a regular expression that must match the whole value. Many of the provider's rules have no end anchor, and some use Ruby's
 * anchors and slashes, which mean something else in JavaScript.
 */
export function anchored(rule: string): string {
  const bare = rule
    .replace(/^\/|\/$/g, '')
    .replaceAll('\\A', '^')
    .replace(/\\[zZ]/g, '$$');
  return `^(?:${bare})$`;
}
