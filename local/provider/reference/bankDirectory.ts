import { createHash } from 'node:crypto';
import { isValidBIC, isValidIBAN } from 'ibantools';

/** What identifies a bank, or an account at it. */
export const identifierTypes = [
  ...(['iban', 'bic_swift', 'sort_code', 'aba', 'bsb_code', 'routing_number', 'cnaps', 'ifsc'] as const),
] as const;

export type IdentifierType = (typeof identifierTypes)[number];

/** A bank that does not exist, always the same for the same identifier. */
export interface Bank {
  readonly account_number: string;
  readonly bic_swift: string;
  readonly bank_name: string;
  readonly bank_branch: string;
  readonly bank_address: string;
  readonly bank_city: string;
  readonly bank_state: string;
  readonly bank_post_code: string;
  /** Its full name in capitals. */
  readonly bank_country: string;
  readonly bank_country_ISO: string;
}

interface Kind {
  readonly isValid: (value: string) => boolean;
  /** Code of the refusal of an impossible value. */
  readonly code: string;
  readonly countryOf: (value: string) => string;
}

const digits = (count: number) => (value: string) => new RegExp(`^\\d{${count}}$`).test(value);
const within = (country: string) => () => country;
const prefix = (from: number) => (value: string) => value.slice(from, from + 2);

const kinds: Readonly<Record<IdentifierType, Kind>> = {
  iban: { isValid: isValidIBAN, code: 'invalid_iban', countryOf: prefix(0) },
  bic_swift: { isValid: isValidBIC, code: 'invalid_bic', countryOf: prefix(4) },
  sort_code: { isValid: digits(6), code: 'invalid_sort_code', countryOf: within('GB') },
  aba: { isValid: isRoutingNumber, code: 'invalid_aba', countryOf: within('US') },
  routing_number: { isValid: isRoutingNumber, code: 'invalid_routing_number', countryOf: within('US') },
  bsb_code: { isValid: digits(6), code: 'invalid_bsb', countryOf: within('AU') },
  cnaps: { isValid: digits(12), code: 'invalid_cnaps', countryOf: within('CN') },
  ifsc: {
    isValid: (value) => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(value),
    code: 'cannot_retrieve_bank_data',
    countryOf: within('IN'),
  },
};

/** Nine digits, whose weighted sum is a multiple of ten. */
export function isRoutingNumber(value: string): boolean {
  if (!/^\d{9}$/.test(value)) return false;
  const sum = [...value].reduce((total, digit, index) => total + Number(digit) * ([3, 7, 1][index % 3] ?? 0), 0);
  return sum % 10 === 0;
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** The bank behind an identifier without blanks, or the code of the refusal. */
export function bankBehind(type: IdentifierType, value: string): Bank | { readonly refusal: string } {
  const kind = kinds[type];
  if (!kind.isValid(value)) return { refusal: kind.code };
  const country = kind.countryOf(value);
  const name = countryNames.of(country);
  if (!name || name === country) return { refusal: 'cannot_retrieve_bank_data' };
  const key = type === 'iban' ? value.slice(0, 12) : value;
  return {
    account_number: type === 'iban' ? value : '',
    bic_swift: type === 'bic_swift' ? value : `${letters(key, 4)}${country}2LXXX`,
    bank_name: `TEST BANK ${letters(key, 4)}`,
    bank_branch: '',
    bank_address: `${(hashOf(key)[4] ?? 0) + 1} SIMULATOR STREET`,
    bank_city: 'TEST CITY',
    bank_state: '',
    bank_post_code: '',
    bank_country: name.toUpperCase(),
    bank_country_ISO: country,
  };
}

function letters(key: string, count: number): string {
  return [...hashOf(key).subarray(0, count)].map((byte) => String.fromCharCode(65 + (byte % 26))).join('');
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update(`bank ${key}`).digest();
}
