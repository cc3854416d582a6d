import { tariffTypes } from '../tariffs/tariffTypes';
import type { Amount } from '../money/amount';

/** The types of charges (specification, part two, section 3). */
export const chargeTypes = [...tariffTypes, 'euro_negative_interest'] as const;

/** What an account is charged for. */
export type ChargeType = (typeof chargeTypes)[number];

/** The types that a schedule records after the end of a day or a month. */
export const scheduledTypes = [
  'incoming_fund_fee',
  'monthly_maintenance_charge',
  'euro_negative_interest',
] as const satisfies readonly ChargeType[];

/** A type that a schedule records. */
export type ScheduledType = (typeof scheduledTypes)[number];

/** The currency in which a type of charge is stated before it is taken: tariffs are in pounds, interest on euros is in euros. */
export const baseCurrency = (type: ChargeType): 'GBP' | 'EUR' => (type === 'euro_negative_interest' ? 'EUR' : 'GBP');

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
