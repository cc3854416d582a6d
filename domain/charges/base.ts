import Big from 'big.js';
import { paymentFee, type PaymentFeePrices, type PricedPayment } from '../fees/paymentFee';
import { roundAmount, type Amount } from '../money/amount';
import { negativeInterest, type InterestInputs } from './negativeInterest';
import type { ChargeStep } from './step';

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
  | ({ readonly type: 'euro_negative_interest' } & InterestInputs);

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
