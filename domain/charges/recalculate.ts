import { equals, type Amount } from '../money/amount';
import { chargeBase, type ChargeBase, type ChargeInputs } from './base';
import { convertCharge, type ConvertedCharge } from './taking';

/** What a charge is stored with. */
export interface StoredAmounts {
  readonly inputs: ChargeInputs;
  readonly amount: Amount;
  readonly currency: string;
  /** Null before it was taken, and where it was taken in its base currency. */
  readonly rate: string | null;
}

/** A charge computed again from what it was computed from. */
export interface Recalculated {
  readonly base: ChargeBase;
  readonly taken: ConvertedCharge;
  /** Whether the stored amount is the computed one. */
  readonly isEqual: boolean;
}

/**
 * Computes a charge again by the functions that computed it (`docs/decisions/072`).
 * @returns undefined if the inputs do not say enough
 */
export function recalculate({ inputs, amount, currency, rate }: StoredAmounts): Recalculated | undefined {
  try {
    const base = chargeBase(inputs);
    if (rate === null && currency !== base.currency) return undefined;
    const taken = convertCharge(base, currency, rate);
    return { base, taken, isEqual: equals(taken.amount, amount) };
  } catch {
    return undefined;
  }
}
