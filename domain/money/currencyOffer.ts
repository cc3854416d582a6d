import { errorCatalogue } from '../errors';
import { decimalPlaces, equals, type Amount } from './amount';
import { decimalsOf } from './currencies';

/** What the house offers in a currency (`currency_settings`): it decides what may be entered. */
export interface CurrencyOffer {
  /** Whether new payments, conversions, transfers and beneficiaries may be in it. */
  readonly enabled: boolean;
  /** The most decimals of an amount that is entered; never more than the standard has. */
  readonly decimals: number;
}

/** Money as it is entered: an amount in major units of the currency. */
export interface EnteredMoney {
  readonly currency: string;
  /** Undefined where none is entered, as with a beneficiary. */
  readonly amount?: Amount;
}

/** Which part of the money is refused, and why. */
export interface OfferRefusal {
  readonly code: 'currency_not_offered' | 'invalid_input';
  readonly part: 'currency' | 'amount';
  /** A sentence for the user. */
  readonly text: string;
}

/**
 * Why money may not be entered; undefined if it may (docs/decisions/115).
 * @param offer undefined for a currency without settings, which is not offered
 * @param kept what the edited record holds: its currency may stay, and its amount while it stays the same
 */
export function offerRefusal(
  offer: CurrencyOffer | undefined,
  { currency, amount }: EnteredMoney,
  kept?: EnteredMoney,
): OfferRefusal | undefined {
  const isKept = currency === kept?.currency;
  if (!isKept && !offer?.enabled) {
    return { code: 'currency_not_offered', part: 'currency', text: errorCatalogue.currency_not_offered };
  }
  if (!amount || (isKept && kept.amount && equals(amount, kept.amount))) return undefined;
  const text = decimalsFault(amount, currency, offer?.decimals ?? decimalsOf(currency));
  return text ? { code: 'invalid_input', part: 'amount', text } : undefined;
}

/** Why an amount has more decimals than are offered; undefined if it has not. A text that is no decimal has none. */
export function decimalsFault(amount: Amount, currency: string, decimals: number): string | undefined {
  if (decimalPlaces(amount.split('.')[1] ?? '') <= decimals) return undefined;
  if (decimals === 0) return `Enter a whole amount. ${currency} is offered without decimals.`;
  return `Enter at most ${decimals} ${decimals === 1 ? 'decimal' : 'decimals'}.`;
}
