/** What names the account that a payment goes to. */
export const identifyingFields = [
  'bankAccountHolderName',
  'bankCountry',
  'iban',
  'accountNumber',
  'bicSwift',
  'routingCodeValue1',
  'routingCodeValue2',
] as const;
/** One of identifyingFields. */
export type IdentifyingField = (typeof identifyingFields)[number];

/** The bank details of a version of a beneficiary. */
export type BankIdentity = Readonly<Record<IdentifyingField, string | null>>;

/** A version of a beneficiary and the date of the last completed payment to it. */
export interface PaidVersion {
  readonly bank: BankIdentity;
  /** ISO 8601 date; null without a completed payment. */
  readonly lastPaidOn: string | null;
}

/** What an approver should check about the beneficiary of a payment. */
export type PayeeRemark =
  | { readonly kind: 'first_payment' }
  | { readonly kind: 'bank_changed'; readonly lastPaidOn: string; readonly fields: readonly IdentifyingField[] };

/**
 * Compares the bank details of a payment with those of the last completed payment to the same beneficiary. Two versions
 * that were last paid on the same day count in the order given.
 * @param versions the versions of the beneficiary, newest first
 * @returns undefined when the last completed payment went to the same bank details
 */
export function payeeRemark(now: BankIdentity, versions: readonly PaidVersion[]): PayeeRemark | undefined {
  const [lastPaid] = versions
    .flatMap(({ bank, lastPaidOn }) => (lastPaidOn ? [{ bank, lastPaidOn }] : []))
    .sort((one, other) => other.lastPaidOn.localeCompare(one.lastPaidOn));
  if (!lastPaid) return { kind: 'first_payment' };
  const fields = identifyingFields.filter((field) => now[field] !== lastPaid.bank[field]);
  return fields.length > 0 ? { kind: 'bank_changed', lastPaidOn: lastPaid.lastPaidOn, fields } : undefined;
}
