import Big from 'big.js';
import type { ChargeType } from '../charges/chargeTypes';
import type { Amount } from '../money/amount';
import { decimalsOf } from '../money/currencies';
import { londonDay } from '../londonTime';
import type { Balances, Movement } from './movement';
import type { Period } from './period';

/** What a statement says besides its lines. Amounts in major units. */
export interface StatementHead extends Balances {
  /** Without hyphens, 32 characters. */
  readonly id: string;
  /** The number among the account's statements in the currency, from 1. */
  readonly number: number;
  readonly createdAt: Date;
  readonly period: Period;
  readonly account: string;
  /** How the account is named in files of banks; at most 34 characters. */
  readonly accountNumber: string;
  readonly currency: string;
  /** How much of the closing balance is safeguarded. */
  readonly safeguarded: Amount;
  readonly credits: { readonly lines: number; readonly amount: Amount };
  readonly debits: { readonly lines: number; readonly amount: Amount };
}

/** A completed transaction as files show it. */
export interface StatementMovement extends Movement {
  readonly completedAt: Date;
  readonly settlesAt: Date | null;
  readonly action: string;
  /** The charge that it takes; null for other movements. */
  readonly charge: ChargeType | null;
  readonly reference: string | null;
  /** Who was paid, or who paid. */
  readonly counterparty: string | null;
}

/** A line of a file, with the balance after it. */
export interface StatementEntry {
  readonly movement: StatementMovement;
  readonly balance: Amount;
}

/** A statement as text, in three parts, so that it is never held whole. */
export interface StatementText {
  readonly start: () => string;
  /** The next lines. */
  readonly lines: (entries: readonly StatementEntry[]) => string;
  readonly end: () => string;
}

/** An amount with the currency's decimals, or with all it has where it has more: nothing is rounded in a statement. */
export function statementAmount(amount: Amount, currency: string): Amount {
  const exact = new Big(amount);
  const written = exact.toFixed(decimalsOf(currency));
  return exact.eq(written) ? written : exact.toFixed();
}

const hourMs = 3_600_000;

let known = { hour: Number.NaN, day: '' };

/** The day in London at an instant, as YYYY-MM-DD. Days begin with an hour, so that the lines of one hour are looked up once. */
export function bookingDay(instant: Date): string {
  const hour = Math.floor(instant.getTime() / hourMs);
  if (hour !== known.hour) known = { hour, day: londonDay(instant) };
  return known.day;
}
