import { dayForPayment } from '../../../domain/conversions/heldRate';
import { RuleError } from '../../../domain/errors';
import type { Context } from '../../context';
import { ProviderError } from '../../provider/errors';
import type { ProviderQuote } from '../../provider/records/reference';
import { refusalOf } from '../../provider/refusal';
import { readPairDates } from '../../quotes/pairDates';

/** The conversion whose rate is to be held for a payment. */
export interface WantedRate {
  readonly accountId: string;
  /** What is bought: the payment's amount in major units of its currency. */
  readonly amount: string;
  readonly currency: string;
  readonly sellCurrency: string;
  readonly paymentDate: string;
  readonly onBehalfOf: string;
}

/**
 * Asks the provider to hold the rate of the conversion that a payment needs, for a day not after the payment's.
 * @throws RuleError held_rates_not_available where the provider has not agreed a time with the account, invalid_input for a payment before
 *   the first day of the pair, provider_rejected, provider_unavailable, provider_credentials_refused
 */
export async function askForHeldQuote(
  context: Context,
  { accountId, amount, currency, sellCurrency, paymentDate, onBehalfOf }: WantedRate,
): Promise<ProviderQuote & { readonly conversionDate: string }> {
  const client = await context.provider.forAccount(accountId);
  try {
    const dates = await readPairDates(client, `${sellCurrency}${currency}`, onBehalfOf);
    const conversionDate = dayForPayment(dates, paymentDate);
    if (!conversionDate) throw tooEarly(dates.first);
    const quote = await client.createQuote({
      buy_currency: currency,
      sell_currency: sellCurrency,
      fixed_side: 'buy',
      amount,
      conversion_date: conversionDate,
      on_behalf_of: onBehalfOf,
    });
    return { ...quote, conversionDate };
  } catch (error) {
    if (error instanceof ProviderError && error.has('permission_denied')) {
      throw new RuleError('held_rates_not_available', 'sellCurrency');
    }
    throw refusalOf(error, 'sellCurrency');
  }
}

const tooEarly = (first: string) =>
  new RuleError(
    'invalid_input',
    'sellCurrency',
    `The money is there on ${first} at the earliest, after the payment date.`,
  );
