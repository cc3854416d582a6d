import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { offerRefusal, type CurrencyOffer, type EnteredMoney } from '../../domain/money/currencyOffer';

/** The fields of an input that hold the two parts of the money. */
export interface MoneyFields {
  readonly currency: string;
  readonly amount?: string;
}

/** What the house offers in some currencies, by code. */
export async function loadOffers(
  database: Knex,
  codes: readonly string[],
): Promise<ReadonlyMap<string, CurrencyOffer>> {
  const rows = await database('currency_settings').whereIn('currency', codes).select('currency', 'enabled', 'decimals');
  return new Map(rows.map(({ currency, ...offer }) => [currency, offer]));
}

/**
 * Refuses money that the house does not offer.
 * @param kept what the edited record holds
 * @throws RuleError currency_not_offered, invalid_input for an amount with more decimals than are offered
 */
export function requireOffer(
  offer: CurrencyOffer | undefined,
  money: EnteredMoney,
  fields: MoneyFields,
  kept?: EnteredMoney,
): void {
  const refusal = offerRefusal(offer, money, kept);
  if (refusal) throw new RuleError(refusal.code, fields[refusal.part], refusal.text);
}

/** The same for one currency that is looked up. @throws RuleError as requireOffer */
export async function requireOffered(
  database: Knex,
  money: EnteredMoney,
  fields: MoneyFields,
  kept?: EnteredMoney,
): Promise<void> {
  const offers = await loadOffers(database, [money.currency]);
  requireOffer(offers.get(money.currency), money, fields, kept);
}

/** Whether the house safeguards client money in a currency. */
export async function isSafeguardedNow(database: Knex, currency: string): Promise<boolean> {
  const row = await database('currency_settings').where({ currency }).first('safeguarded');
  return row?.safeguarded ?? false;
}
