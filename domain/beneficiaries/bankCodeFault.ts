import { getCountrySpecifications, isValidIBAN } from 'ibantools';
import { bankCodeForms, normaliseBankCode, type BankCodeKind } from './bankCodes';

/** Territories whose banks use the codes of another country, besides their own. */
const parentCountries: Readonly<Record<string, readonly string[]>> = {
  FI: ['AX'],
  FR: ['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'],
  GB: ['GG', 'IM', 'JE'],
  NO: ['SJ'],
  US: ['AS', 'GU', 'MP', 'PR', 'VI'],
};

/**
 * Why a text is not a code of its kind, as one sentence for the user; undefined when it is one. Separators and case do not matter.
 * @param bankCountry the two-letter code of the bank's country, which IBAN and BIC must agree with; not compared when it is empty
 */
export function bankCodeFault(kind: BankCodeKind, typed: string, bankCountry = ''): string | undefined {
  const code = normaliseBankCode(kind, typed);
  const { pattern, wants } = bankCodeForms[kind];
  if (!pattern.test(code)) return wants;
  switch (kind) {
    case 'iban':
      return countryFault('IBAN', code.slice(0, 2), bankCountry) ?? ibanFault(code);
    case 'bicSwift':
      return countryFault('BIC', code.slice(4, 6), bankCountry);
    case 'aba':
    case 'ach_routing_number':
    case 'wire_routing_number':
    case 'clabe':
      return hasCheckDigit(code)
        ? undefined
        : 'The check digit of this number does not match. Look for a mistyped digit.';
    default:
      return undefined;
  }
}

function countryFault(name: string, country: string, bankCountry: string): string | undefined {
  if (!bankCountry || country === bankCountry || parentCountries[country]?.includes(bankCountry)) return undefined;
  return `This ${name} is of the country ${country}, but the bank country is ${bankCountry}.`;
}

function ibanFault(iban: string): string | undefined {
  const country = iban.slice(0, 2);
  const length = getCountrySpecifications()[country]?.chars;
  if (!length) return `No IBAN begins with ${country}.`;
  if (iban.length !== length) {
    return `An IBAN of the country ${country} has ${length} characters; this one has ${iban.length}.`;
  }
  return isValidIBAN(iban) ? undefined : 'The check digits of this IBAN do not match. Look for a mistyped character.';
}

/** Whether the weighted sum of all digits is a multiple of ten: the rule of American routing numbers and of CLABEs. */
function hasCheckDigit(digits: string): boolean {
  const weights = [3, 7, 1] as const;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (weights[index % 3] ?? 0), 0);
  return sum % 10 === 0;
}
