import { regionsOf } from '../countries/regions';
import { messages } from '../messages';
import type { AccountFault } from './accountFaults';

/** The details of an account that the provider and the country of its address want. */
export interface AccountDetails {
  readonly street?: string | null;
  readonly city?: string | null;
  readonly state_or_province?: string | null;
  readonly postal_code?: string | null;
  readonly country?: string | null;
  readonly legal_entity_type?: string | null;
  readonly identification_type?: string | null;
  readonly identification_value?: string | null;
}

interface PostalCode {
  readonly shape: RegExp;
  readonly example: string;
  readonly isRequired: boolean;
}

/** The postal codes that are checked, by country. The provider demands those of the countries with regions. */
const postalCodes: Readonly<Record<string, PostalCode>> = {
  CA: { shape: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, example: 'K1A 0B1', isRequired: true },
  GB: { shape: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, example: 'EC3N 1BJ', isRequired: false },
  MX: { shape: /^\d{5}$/, example: '06600', isRequired: true },
  US: { shape: /^\d{5}(-\d{4})?$/, example: '10001', isRequired: true },
};

const required = ['legal_entity_type', 'street', 'city', 'country'] as const;

/**
 * What is missing or wrong in the details of an account before it can be approved (specification, part two, section 5; docs/decisions/068): the
 * fields that the provider requires of every account, region and postal code as the country writes them, and both or none of the identification.
 */
export function detailFaults(details: AccountDetails): AccountFault[] {
  return [
    ...required.filter((field) => !details[field]).map((field) => ({ field, text: messages.fields.required })),
    ...regionFaults(details),
    ...postalCodeFaults(details),
    ...identificationFaults(details),
  ];
}

function regionFaults({ country, state_or_province: region }: AccountDetails): AccountFault[] {
  const known = regionsOf(country ?? '');
  if (!known || known.some(({ code }) => code === region)) return [];
  return [{ field: 'state_or_province', text: region ? 'Choose a region of this country.' : messages.fields.required }];
}

function postalCodeFaults({ country, postal_code: code }: AccountDetails): AccountFault[] {
  const rule = postalCodes[country ?? ''];
  if (!rule || (code && rule.shape.test(code))) return [];
  if (!code) return rule.isRequired ? [{ field: 'postal_code', text: messages.fields.required }] : [];
  return [{ field: 'postal_code', text: `Enter a postal code of this country, such as ${rule.example}.` }];
}

function identificationFaults(details: AccountDetails): AccountFault[] {
  const { identification_type: type, identification_value: value } = details;
  if (value && (!type || type === 'none')) {
    return [{ field: 'identification_type', text: 'Choose what kind of identification this is.' }];
  }
  if (type && type !== 'none' && !value) {
    return [{ field: 'identification_value', text: 'Enter the identification, or choose none.' }];
  }
  return [];
}
