import Big from 'big.js';
import { convertExactly, formatAmount, roundAmount, type Amount } from '../money/amount';
import type { StoredRate } from '../money/storedRate';
import { exchangeRate } from '../rates/exchangeRate';
import type { CurrencyPair } from '../rates/marketPairs';
import type { ChargeStep } from './chargeTypes';

/** What a charge comes to in a currency. */
export interface ConvertedCharge {
  readonly currency: string;
  readonly amount: Amount;
  /** Units of the currency per one of the base currency; null where the two are the same. */
  readonly rate: string | null;
  readonly steps: readonly ChargeStep[];
}

/** A base amount in a currency at a rate, rounded half up to its decimals; at no rate where it is the base currency itself. */
export function convertCharge(
  base: { readonly amount: Amount; readonly currency: string },
  currency: string,
  rate: string | null,
): ConvertedCharge {
  if (rate === null) return { currency, amount: roundAmount(base.amount, currency), rate, steps: [] };
  const exact = convertExactly(base.amount, rate);
  const amount = roundAmount(exact, currency);
  const steps = [
    { step: 'converted', amount: exact, currency, rate },
    { step: 'rounded', amount, currency },
  ];
  return { currency, amount, rate, steps };
}

/** A charge that is to be taken. */
export interface OpenCharge {
  readonly base: { readonly amount: Amount; readonly currency: string };
  /** The currencies in which it may be taken, the preferred one first; none means the base currency. */
  readonly currencies: readonly string[];
}

/** What the payer holds and the rates, at one moment. */
export interface Market {
  /** What may be spent, by currency. */
  readonly spendable: ReadonlyMap<string, Amount>;
  readonly rates: ReadonlyMap<CurrencyPair, StoredRate>;
  readonly now: Date;
}

/** A charge in the currency in which it is taken, with the time of the rate; or why it has to wait. */
export type Taking = (ConvertedCharge & { readonly rateAt: Date | null }) | { readonly reason: string };

/** Chooses the first currency that covers the charge (`docs/decisions/072`). */
export function takeCharge({ base, currencies }: OpenCharge, market: Market): Taking {
  const reasons: string[] = [];
  for (const currency of currencies.length > 0 ? currencies : [base.currency]) {
    const offer = inCurrency(base, currency, market);
    if (!('reason' in offer)) return offer;
    reasons.push(offer.reason);
  }
  return { reason: `No balance covers the charge: ${reasons.join('; ')}.` };
}

function inCurrency(base: OpenCharge['base'], currency: string, { spendable, rates, now }: Market): Taking {
  const rate = currency === base.currency ? null : exchangeRate(base.currency, currency, rates, now);
  if (rate === 'missing' || rate === 'stale') return { reason: `${currency} has no current rate` };
  const converted = convertCharge(base, currency, rate && rate.midMarketRate);
  if (new Big(converted.amount).lte(0)) return { reason: `${currency} has no amount that small` };
  const held = spendable.get(currency) ?? '0';
  if (new Big(held).gte(converted.amount)) return { ...converted, rateAt: rate && rate.updatedAt };
  const [has, needed] = [held, converted.amount].map((amount) => formatAmount(amount, currency));
  return { reason: `${currency} has ${has} of ${needed}` };
}

const hourMs = 3_600_000;
const maxDoublings = 5;
const maxPauseMs = 24 * hourMs;

/**
 * When a charge that no balance covered is tried again: after an hour, then after twice the time before, up to a day.
 * @param tries how many tries came to nothing, this one included
 */
export function nextTryAt(tries: number, now: Date): Date {
  const pauseMs = hourMs * 2 ** Math.min(tries - 1, maxDoublings);
  return new Date(now.getTime() + Math.min(pauseMs, maxPauseMs));
}
