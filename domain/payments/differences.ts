import Big from 'big.js';
import { identifyingFields, type BankIdentity } from '../beneficiaries/payeeRemark';
import { londonHour } from '../londonTime';

/** A payment as it is compared with those to the same payee. */
export interface ComparedPayment {
  readonly id: string;
  /** A decimal string in whole units of the currency. */
  readonly amount: string;
  readonly currency: string;
  readonly reference: string;
  readonly createdById: string;
  /** ISO 8601 */
  readonly createdAt: string;
  readonly bank: BankIdentity;
}

/** What of a payment is not as in the last payments to its payee, with the payments that show it. */
export interface Difference<Payment extends ComparedPayment = ComparedPayment> {
  readonly kind: 'bank_details' | 'amount_above_all' | 'amount_above_most' | 'reference' | 'maker' | 'hour';
  readonly evidence: readonly Payment[];
}

type Rule = <Payment extends ComparedPayment>(
  payment: ComparedPayment,
  last: readonly Payment[],
) => Difference<Payment> | undefined;

/** Of fewer payments nothing is usual. */
export const fewestCompared = 3;
const timesTheLargest = 1.5;
const timesTheMedian = 5;
const hoursApart = 3;

/**
 * What is unusual in a payment, compared with the last completed payments to its payee; each of these by itself:
 *
 * - the bank details differ from those of the last payment;
 * - the amount is more than 1.5 times the largest in its currency, or else more than 5 times the median;
 * - more than half of the references have one form (letters, digits and signs in one order), and no payment has the form of this one;
 * - no payment was made by the same user;
 * - no payment was made within three hours of this one's time of day, on London's clocks.
 *
 * All but the first need three payments, the amount three in its currency.
 * @param last newest first
 */
export function differences<Payment extends ComparedPayment>(
  payment: ComparedPayment,
  last: readonly Payment[],
): Difference<Payment>[] {
  const rules =
    last.length < fewestCompared ? [otherBank] : [otherBank, unusualAmount, otherForm, otherMaker, otherHour];
  return rules.flatMap((rule: Rule) => rule(payment, last) ?? []);
}

const otherBank: Rule = ({ bank }, last) => {
  const [newest] = last;
  const isSame = !newest || identifyingFields.every((field) => bank[field] === newest.bank[field]);
  return isSame ? undefined : { kind: 'bank_details', evidence: [newest] };
};

const unusualAmount: Rule = ({ amount, currency }, last) => {
  const bySize = last
    .filter((one) => one.currency === currency)
    .sort((one, other) => new Big(one.amount).cmp(other.amount));
  const [largest, median] = [bySize.at(-1), bySize[Math.floor(bySize.length / 2)]];
  if (bySize.length < fewestCompared || !largest || !median) return undefined;
  if (new Big(amount).gt(new Big(largest.amount).times(timesTheLargest))) {
    return { kind: 'amount_above_all', evidence: [largest] };
  }
  const isFarAbove = new Big(amount).gt(new Big(median.amount).times(timesTheMedian));
  return isFarAbove ? { kind: 'amount_above_most', evidence: [median] } : undefined;
};

const otherForm: Rule = ({ reference }, last) => {
  const forms = last.map((one) => formOf(one.reference));
  const isUsual = (form: string) => forms.filter((one) => one === form).length * 2 > forms.length;
  const hasUsual = forms.some(isUsual);
  return hasUsual && !forms.includes(formOf(reference)) ? { kind: 'reference', evidence: last } : undefined;
};

/** A reference with a letter for each run of letters and a nought for each run of digits: "INV-2041 B" is "A-0 A". */
function formOf(reference: string): string {
  return reference
    .trim()
    .replace(/\p{L}+/gu, 'A')
    .replace(/\d+/g, '0')
    .replace(/\s+/g, ' ');
}

const otherMaker: Rule = ({ createdById }, last) =>
  last.some((one) => one.createdById === createdById) ? undefined : { kind: 'maker', evidence: last };

const otherHour: Rule = ({ createdAt }, last) =>
  last.some((one) => hoursBetween(one.createdAt, createdAt) <= hoursApart)
    ? undefined
    : { kind: 'hour', evidence: last };

/** Round the clock: 23 and 1 are two hours apart. */
function hoursBetween(one: string, other: string): number {
  const apart = Math.abs(londonHour(new Date(one)) - londonHour(new Date(other)));
  return Math.min(apart, 24 - apart);
}
