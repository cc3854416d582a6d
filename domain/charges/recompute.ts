import { difference, equals, type Amount } from '../money/amount';
import type { PricedPayment } from '../fees/paymentFee';
import { chargeBase, type ChargeInputs } from './base';
import { chargedPart, isChargedThroughout, type ChargedTime } from './chargedDays';
import { differingDays, type DayBalance, type DayDifference } from './negativeInterest';
import { lastDayOf, type Period } from './periods';

/** A charge as it was recorded, with what is known today of what it was recorded for. */
export interface RecordedCharge {
  readonly inputs: ChargeInputs;
  /** What was charged, corrections included, in the base currency of its type. */
  readonly recorded: Amount;
  /** The first day of the month that it is for; null where it is for none. */
  readonly month: string | null;
  readonly charged: ChargedTime;
  /** Of interest: what the account held at the end of each day of the month. */
  readonly days: readonly DayBalance[];
  /** Of a fee for incoming funds: the credit, with London's day of its completion; null where it is not known. */
  readonly credit: { readonly isCompleted: boolean; readonly day: string } | null;
  /** Of a fee for a transfer. */
  readonly transferStatus: string | null;
  /** Of a fee for a payment. */
  readonly payment: Pick<PricedPayment, 'paymentType' | 'chargeType' | 'currency'> | null;
}

/** What a charge comes to by today's rules. Amounts in the base currency of its type. */
export interface RecomputedCharge {
  readonly amount: Amount;
  /** Recomputed less recorded: positive where too little was charged. */
  readonly difference: Amount;
  readonly days: readonly DayDifference[];
  /** What it is computed from; null where it is not due at all. */
  readonly computed: ChargeInputs | null;
  /** Why it differs. */
  readonly reason: string;
}

/**
 * Computes a recorded charge anew (`docs/decisions/101`): by its own tariff, rate and liquidity amount, because a price that changes does not reach back, and
 * by today's formulas and what the ledger tells today.
 * @returns undefined if what was kept of the charge does not suffice
 */
export function recomputeCharge(charge: RecordedCharge): RecomputedCharge | undefined {
  try {
    const computed = dueInputs(charge);
    const amount = computed ? chargeBase(computed).amount : '0';
    const days =
      charge.inputs.type === 'euro_negative_interest' && computed?.type === 'euro_negative_interest'
        ? differingDays(charge.inputs.days, computed.days)
        : [];
    const reason = days.length > 0 ? reasonOfDays(days) : computed ? otherFormula : reasons[charge.inputs.type];
    return { amount, difference: difference(amount, charge.recorded), days, computed: computed ?? null, reason };
  } catch {
    return undefined;
  }
}

/** Whether the recorded amount is the right one. */
export const isRight = ({ difference: differs }: RecomputedCharge): boolean => equals(differs, '0');

const otherFormula = 'Its terms or the formula give another amount.';

/** Why a charge of each type is not due. */
const reasons: Readonly<Record<ChargeInputs['type'], string>> = {
  payment_fee: otherFormula,
  balance_transfer_fee: 'The transfer did not take place.',
  incoming_fund_fee: 'The funds were not credited on a day on which the account is charged.',
  monthly_maintenance_charge: 'The account was not charged for the whole month.',
  euro_negative_interest: otherFormula,
  correction: otherFormula,
};

const reasonOfDays = ({ length }: readonly DayDifference[]): string =>
  length === 1 ? '1 day closed with another balance.' : `${length} days closed with another balance.`;

/** What a charge is computed from today; undefined where it is not due. */
function dueInputs({ inputs, ...facts }: RecordedCharge): ChargeInputs | undefined {
  const { credit, payment, transferStatus } = facts;
  switch (inputs.type) {
    case 'euro_negative_interest':
      return { ...inputs, days: chargedDays(facts) };
    case 'monthly_maintenance_charge':
      return isChargedThroughout(chargedTime(facts), periodOf(facts)) ? inputs : undefined;
    case 'incoming_fund_fee':
      return credit && !isChargedCredit(credit, facts) ? undefined : inputs;
    case 'balance_transfer_fee':
      return transferStatus === 'cancelled' ? undefined : inputs;
    case 'payment_fee':
      return { ...inputs, payment: { ...inputs.payment, ...payment } };
    default:
      return inputs;
  }
}

type Facts = Omit<RecordedCharge, 'inputs'>;

function chargedDays(facts: Facts): readonly DayBalance[] {
  const part = chargedPart(chargedTime(facts), periodOf(facts));
  return part ? facts.days.filter(({ day }) => day >= part.from && day <= part.to) : [];
}

const isChargedCredit = ({ isCompleted, day }: NonNullable<Facts['credit']>, facts: Facts): boolean =>
  isCompleted && chargedPart(chargedTime(facts), { from: day, to: day }) !== undefined;

/** A closed account without the day of its closing was charged as an open one when the charge was recorded. */
const chargedTime = ({ charged }: Facts): ChargedTime => ({
  ...charged,
  isClosed: charged.isClosed && charged.closedOn !== null,
});

/** @throws Error for a charge that needs a month and has none */
function periodOf({ month }: Facts): Period {
  if (month === null) throw new Error('The charge has no month.');
  return { from: month, to: lastDayOf(month) };
}
