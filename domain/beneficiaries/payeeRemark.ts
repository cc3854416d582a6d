import { isoDateOf } from '../isoDate';

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
interface PaidVersion<Bank extends BankIdentity = BankIdentity> {
  readonly bank: Bank;
  /** ISO 8601 date; null without a completed payment. */
  readonly lastPaidOn: string | null;
}

/** What an approver should check about the beneficiary of a payment. */
type PayeeRemark<Bank extends BankIdentity = BankIdentity> =
  | { readonly kind: 'first_payment' }
  | {
      readonly kind: 'bank_changed';
      /** The details that the last completed payment went to; without one, those right before the change. */
      readonly before: Bank;
      /** ISO 8601 date; null without a completed payment. */
      readonly lastPaidOn: string | null;
      readonly fields: readonly IdentifyingField[];
    };

/**
 * Compares the bank details of a payment with those that its beneficiary had before. A change is named until a payment to the new details
 * has completed since they are in force. Two versions that were last paid on the same day count in the order given.
 * @param versions the versions of the beneficiary, newest first
 * @returns undefined when a payment to the details in force, or the last one of all, went to the same bank details
 */
export function payeeRemark<Bank extends BankIdentity>(
  now: BankIdentity,
  versions: readonly PaidVersion<Bank>[],
): PayeeRemark<Bank> | undefined {
  const { inForce, previous, others } = splitByDetails(now, versions);
  if (inForce.some(({ lastPaidOn }) => lastPaidOn !== null)) return undefined;
  const [lastPaid] = others
    .flatMap(({ bank, lastPaidOn }) => (lastPaidOn ? [{ bank, lastPaidOn }] : []))
    .sort((one, other) => other.lastPaidOn.localeCompare(one.lastPaidOn));
  const before = (lastPaid ?? previous)?.bank;
  const fields = before ? changedFields(now, before) : [];
  if (before && fields.length > 0) {
    return { kind: 'bank_changed', before, lastPaidOn: lastPaid?.lastPaidOn ?? null, fields };
  }
  return lastPaid ? undefined : { kind: 'first_payment' };
}

const changedFields = (now: BankIdentity, before: BankIdentity): IdentifyingField[] =>
  identifyingFields.filter((field) => now[field] !== before[field]);

/** The newest versions with the payment's details, as long as nothing else lies between them, the one before them, and all others. */
function splitByDetails<Bank extends BankIdentity>(now: BankIdentity, versions: readonly PaidVersion<Bank>[]) {
  const isSame = ({ bank }: PaidVersion<Bank>) => changedFields(now, bank).length === 0;
  const first = versions.findIndex(isSame);
  const after = versions.findIndex((version, index) => index > first && !isSame(version));
  const end = after === -1 ? versions.length : after;
  const inForce = first === -1 ? [] : versions.slice(first, end);
  return { inForce, previous: versions[end], others: versions.filter((version) => !inForce.includes(version)) };
}

/**
 * Whether a beneficiary was not paid for twelve months, since its last payment or, if it was never paid, since it was created. Its details
 * should be checked before the next payment.
 * @param lastPaidOn the day of the last completed payment, YYYY-MM-DD
 * @param createdAt an ISO date and time
 */
export function isStale(lastPaidOn: string | null, createdAt: string, now: Date): boolean {
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1);
  return (lastPaidOn ?? isoDateOf(new Date(createdAt))) < isoDateOf(yearAgo);
}
