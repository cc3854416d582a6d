import { preferredDate, reasonAgainstConversionDate } from '../../domain/conversions/conversionDate';
import { quoteExpiry } from '../../domain/conversions/quote';
import { quoteInputSchema, type QuoteInput } from '../../domain/conversions/quoteInput';
import { RuleError } from '../../domain/errors';
import { normaliseAmount } from '../../domain/money/amount';
import { defineAction } from '../defineAction';
import { askForSeat } from '../provider/askForSeat';
import type { ProviderClient } from '../provider/client';
import { parseDeclared } from '../runtime/input';
import { requireConverter, requireWithinLimit } from '../quotes/limit';
import { requirePairOffered } from '../quotes/requirePairOffered';
import { readPairDates, type PairDates } from '../quotes/pairDates';

/**
 * Prices a conversion and stores the quote, which the same user may accept until it expires. The day is fixed with the quote.
 * @throws RuleError invalid_input, currency_not_offered, role_may_not_create_conversions, amount_above_limit, authorisation_rate_missing, and what
 *   askForSeat throws
 */
export const getConversionQuote = defineAction({
  name: 'getConversionQuote',
  roles: ['user'],
  scope: null,
  writes: {},
  activity: [],
  sdl: `
    type Mutation {
      """
      What a conversion costs now. The quote can be accepted for some seconds. The amount is of the fixed side (\`buy\` or \`sell\`); a day or a
      preference (\`default\`, \`earliest\`, \`next_day\`, \`optimize_liquidity\`) says when it settles.
      """
      getConversionQuote(amount: String!, buyCurrency: String!, sellCurrency: String!, fixedSide: String!, conversionDate: String, conversionDatePreference: String): ConversionQuote!
    }

    type ConversionQuote {
      quoteId: uuid!
      buyCurrency: String!
      sellCurrency: String!
      fixedSide: String!
      buyAmount: String!
      sellAmount: String!
      """
      Such as EURGBP; rates are in units of its second currency per one of its first.
      """
      currencyPair: String!
      clientRate: String!
      midMarketRate: String
      conversionDate: String!
      """Until when the sold money must be there."""
      settlementCutOffTime: String
      expiresAt: String!
      """
      For how long the quote can still be accepted, so that no clock of a browser matters.
      """
      validForMs: Int!
    }
  `,
  handler: async (input, session, context) => {
    const wanted = await parseDeclared(quoteInputSchema, input);
    const { buyCurrency, sellCurrency, fixedSide } = wanted;
    const seat = await requireConverter(context.database, session);
    await requirePairOffered(context.database, wanted);
    const amount = normaliseAmount(wanted.amount, fixedSide === 'buy' ? buyCurrency : sellCurrency);
    const asked = context.clock.now();
    const { price, dates, conversionDate } = await askForSeat(context, session, 'amount', (client, onBehalfOf) =>
      askPrice(client, onBehalfOf, wanted, amount),
    );
    const terms = {
      buyCurrency,
      sellCurrency,
      buyAmount: normaliseAmount(price.client_buy_amount, buyCurrency),
      sellAmount: normaliseAmount(price.client_sell_amount, sellCurrency),
    };
    await requireWithinLimit(context.database, seat, terms, asked);
    // The price is as old as the question, so its life begins there.
    const expiresAt = quoteExpiry(asked, conversionDate === dates.first ? dates.firstCutOff : undefined);
    const quoteId = context.newId();
    await context.database('quotes').insert({
      id: quoteId,
      account_id: seat.accountId,
      user_id: seat.userId,
      buyCurrency,
      sellCurrency,
      fixedSide,
      conversionDate,
      expiresAt,
      createdAt: asked,
      clientBuyAmount: terms.buyAmount,
      clientSellAmount: terms.sellAmount,
      clientRate: price.client_rate,
      midMarketRate: price.mid_market_rate,
      conversionDatePreference: wanted.conversionDate ? null : preferenceOf(wanted),
      settlementCutOffTime: price.settlement_cut_off_time,
    });
    return {
      ...terms,
      quoteId,
      fixedSide,
      conversionDate,
      currencyPair: price.currency_pair,
      clientRate: price.client_rate,
      midMarketRate: price.mid_market_rate,
      settlementCutOffTime: price.settlement_cut_off_time,
      expiresAt: expiresAt.toISOString(),
      validForMs: Math.max(0, expiresAt.getTime() - context.clock.now().getTime()),
    };
  },
});

/** The provider's price of the conversion, on the day that was wanted. */
async function askPrice(client: ProviderClient, onBehalfOf: string, wanted: QuoteInput, amount: string) {
  const { buyCurrency, sellCurrency, fixedSide } = wanted;
  const dates = await readPairDates(client, `${sellCurrency}${buyCurrency}`, onBehalfOf);
  const conversionDate = requireDate(wanted, dates);
  const price = await client.getDetailedRate({
    buy_currency: buyCurrency,
    sell_currency: sellCurrency,
    fixed_side: fixedSide,
    amount,
    conversion_date: conversionDate,
    on_behalf_of: onBehalfOf,
  });
  return { price, dates, conversionDate };
}

const preferenceOf = ({ conversionDatePreference }: QuoteInput) => conversionDatePreference ?? 'default';

/** The day of the conversion. @throws RuleError invalid_input for a day on which the pair cannot be converted */
function requireDate(wanted: QuoteInput, dates: PairDates): string {
  const { conversionDate } = wanted;
  if (!conversionDate) return preferredDate(dates, preferenceOf(wanted));
  const reason = reasonAgainstConversionDate(conversionDate, dates);
  if (reason) throw new RuleError('invalid_input', 'conversionDate', reason);
  return conversionDate;
}
