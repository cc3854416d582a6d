import type { Amount } from '../money/amount';

/** One step of the way to a charge's amount, as it is stored with the charge (`docs/decisions/072`). */
export interface ChargeStep {
  /** The price of the tariff, or `excess`, `interest`, `converted`, `rounded`. */
  readonly step: string;
  /** The result of the step, in major units; exact unless the step rounds. */
  readonly amount: Amount;
  readonly currency: string;
  /** What the step before was multiplied by. */
  readonly rate?: string;
  /** What it was divided by. */
  readonly divisor?: string;
}
