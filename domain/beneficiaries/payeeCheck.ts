/** What a bank answers when it is asked whether an account is held under a name. */
export const payeeAnswers = ['full_match', 'close_match', 'no_match', 'not_available'] as const;
/** One of payeeAnswers. */
export type PayeeAnswer = (typeof payeeAnswers)[number];

/** The fields of a beneficiary that tell whose account at which bank is meant. */
export const payeeFields = [
  'beneficiaryEntityType',
  'bankAccountHolderName',
  'currency',
  'bankCountry',
  'accountNumber',
  'iban',
  'routingCodeType1',
  'routingCodeValue1',
  'routingCodeType2',
  'routingCodeValue2',
] as const;

/** An account, and who is said to hold it. Bank codes are bare. */
export interface Payee {
  /** One of beneficiaryEntityTypes. */
  readonly beneficiaryEntityType: string;
  readonly bankAccountHolderName: string;
  readonly currency: string;
  readonly bankCountry: string;
  readonly accountNumber?: string | null;
  readonly iban?: string | null;
  readonly routingCodeType1?: string | null;
  readonly routingCodeValue1?: string | null;
  readonly routingCodeType2?: string | null;
  readonly routingCodeValue2?: string | null;
}

/** The payee of a beneficiary's details. */
export const payeeOf = (details: Payee): Payee =>
  Object.fromEntries(payeeFields.map((name) => [name, details[name] ?? null])) as unknown as Payee;

/** The account by which a bank is asked: a British account number and sort code, or an IBAN. */
export type CheckedAccount =
  | { readonly currency: 'GBP'; readonly accountNumber: string; readonly sortCode: string }
  | { readonly currency: 'EUR'; readonly iban: string };

/**
 * The account of a payee whose name can be checked: by confirmation of payee in pounds in the United Kingdom, by verification of payee
 * in euros. Undefined for all others.
 */
export function checkedAccount(payee: Payee): CheckedAccount | undefined {
  const { currency, bankCountry, accountNumber, iban } = payee;
  if (currency === 'EUR' && iban) return { currency, iban };
  const sortCode = sortCodeOf(payee);
  const isBritish = currency === 'GBP' && bankCountry === 'GB';
  return isBritish && accountNumber && sortCode ? { currency, accountNumber, sortCode } : undefined;
}

function sortCodeOf(payee: Payee): string | null | undefined {
  if (payee.routingCodeType1 === 'sort_code') return payee.routingCodeValue1;
  return payee.routingCodeType2 === 'sort_code' ? payee.routingCodeValue2 : undefined;
}

/** The name as banks compare it: a company has one name, a person at least two. */
export type CheckedName =
  | { readonly type: 'company'; readonly companyName: string }
  | { readonly type: 'individual'; readonly firstName: string; readonly lastName: string };

/**
 * The account holder's name in the parts that a bank is asked for. A person's last name is the last word. Undefined for a person with
 * one name.
 */
export function checkedName({ beneficiaryEntityType, bankAccountHolderName }: Payee): CheckedName | undefined {
  const name = bankAccountHolderName.trim();
  if (beneficiaryEntityType === 'company') return { type: 'company', companyName: name };
  const lastName = name.split(/\s/u).at(-1) ?? '';
  const firstName = name.slice(0, name.length - lastName.length).trim();
  return firstName ? { type: 'individual', firstName, lastName } : undefined;
}

/** Whether a bank can be asked about the payee. */
export const hasPayeeCheck = (payee: Payee): boolean =>
  checkedAccount(payee) !== undefined && checkedName(payee) !== undefined;

/** The answer that the provider's word stands for; `not_available` for a word that is missing or not known. */
export const readPayeeAnswer = (word: string | null): PayeeAnswer =>
  payeeAnswers.find((answer) => answer === word) ?? 'not_available';
