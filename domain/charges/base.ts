import Big from 'big.js';
import { paymentFee, type PaymentFeePrices, type PricedPayment } from '../fees/paymentFee';
import { difference, roundAmount, type Amount } from '../money/amount';
import { baseCurrency, type ChargeType, type ChargeStep } from './chargeTypes';
import { negativeInterest, type DayDifference, type InterestInputs } from './negativeInterest';

/** A tariff with one price, as it was when the charge was recorded. */
interface FlatTariff {
  readonly id: string;
  readonly amount: Amount;
}

/** What the base amount of a charge is computed from, as its derivation stores it. */
export type ChargeInputs =
  | {
      readonly type: 'payment_fee';
      readonly tariff: { readonly id: string; readonly details: PaymentFeePrices };
      readonly payment: PricedPayment;
    }
  | {
      readonly type: 'balance_transfer_fee' | 'incoming_fund_fee' | 'monthly_maintenance_charge';
      readonly tariff: FlatTariff;
    }
  | ({ readonly type: 'euro_negative_interest' } & InterestInputs)
  | CorrectionInputs;

/** What corrects a charge that was recorded with another amount than it comes to (`docs/decisions/101`). Amounts in the base currency of its type. */
export interface CorrectionInputs {
  readonly type: 'correction';
  /** The type of the corrected charge, which is that of the correction too. */
  readonly of: ChargeType;
  readonly chargeId: string;
  /** What was charged until then, earlier corrections included. */
  readonly recorded: Amount;
  /** What the charge comes to. */
  readonly right: Amount;
  /** Why the two differ, and what the administrator noted. */
  readonly reason: string;
  readonly note: string;
  /** What the right amount is computed from; null where the charge is not due at all. */
  readonly computed: ChargeInputs | null;
  /** The days whose closing balances differ. */
  readonly days: readonly DayDifference[];
}

/** The type of the charge that inputs are of: a correction has that of the corrected charge. */
export const chargeTypeOf = (inputs: ChargeInputs): ChargeType =>
  inputs.type === 'correction' ? inputs.of : inputs.type;

/** What a charge comes to before it is taken: in pounds by a tariff, in euros for interest, with the steps that led there. */
export interface ChargeBase {
  readonly amount: Amount;
  readonly currency: 'GBP' | 'EUR';
  readonly steps: readonly ChargeStep[];
}

/** The base amount of a charge, which may be zero (`docs/decisions/072`). */
export function chargeBase(inputs: ChargeInputs): ChargeBase {
  switch (inputs.type) {
    case 'payment_fee': {
      const { basis, amount } = paymentFee(inputs.payment, inputs.tariff.details);
      return priced(basis, amount);
    }
    case 'euro_negative_interest':
      return { ...negativeInterest(inputs), currency: 'EUR' };
    case 'correction':
      return corrected(inputs);
    default:
      return priced('amount', inputs.tariff.amount);
  }
}

/** A price of a tariff, in pence. */
function priced(step: string, price: Amount): ChargeBase {
  const currency = 'GBP';
  const amount = roundAmount(price, currency);
  const stated: ChargeStep = { step, amount: price, currency };
  const steps = new Big(amount).eq(price) ? [{ ...stated, amount }] : [stated, { step: 'rounded', amount, currency }];
  return { amount, currency, steps };
}

/** What is still owed, or what is to be given back: the difference without its sign. */
function corrected({ of, recorded, right }: CorrectionInputs): ChargeBase {
  const currency = baseCurrency(of);
  const amount = roundAmount(new Big(difference(right, recorded)).abs().toFixed(), currency);
  return {
    amount,
    currency,
    steps: [
      { step: 'right', amount: right, currency },
      { step: 'recorded', amount: recorded, currency },
      { step: 'corrected', amount, currency },
    ],
  };
}
