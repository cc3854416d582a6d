import type { Knex } from 'knex';
import type { Amount } from '../../domain/money/amount';
import { loadOffers, requireOffer } from '../database/currencySettings';

/** What a conversion is asked for: the amount, where it is entered, is that of the fixed side. */
interface AskedPair {
  readonly sellCurrency: string;
  readonly buyCurrency: string;
  readonly fixedSide: string;
  readonly amount?: Amount;
}

/**
 * Refuses a conversion from or to a currency that is not offered.
 * @throws RuleError currency_not_offered, invalid_input for an amount with more decimals than are offered
 */
export async function requirePairOffered(database: Knex, asked: AskedPair): Promise<void> {
  const offers = await loadOffers(database, [asked.sellCurrency, asked.buyCurrency]);
  for (const side of ['sell', 'buy'] as const) {
    const field = `${side}Currency` as const;
    const currency = asked[field];
    const amount = side === asked.fixedSide ? asked.amount : undefined;
    requireOffer(offers.get(currency), { currency, amount }, { currency: field, amount: 'amount' });
  }
}
