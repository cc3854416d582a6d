import type { Knex } from 'knex';
import { number, object, string } from '../../../domain/yup';
import { RuleError } from '../../../domain/errors';
import { messages } from '../../../domain/messages';
import { normaliseAmount } from '../../../domain/money/amount';
import { currencies } from '../../../domain/money/currencies';
import { requireOffered } from '../../database/currencySettings';
import type { StoredPayment } from '../../database/payments';
import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import type { ProviderQuote } from '../../provider/records/reference';
import { requireConverter, requireWithinLimit } from '../../quotes/limit';
import { parseDeclared } from '../../runtime/input';
import type { Session } from '../../runtime/session';
import { askForHeldQuote, type WantedRate } from './askForHeldQuote';
import { changeHeldRate, lockWaiting, type ShownPayment } from './changeHeldRate';

const schema = object({
  paymentId: string().required(messages.fields.required),
  version: number().integer().required(messages.fields.required),
  sellCurrency: string()
    .required(messages.fields.required)
    .test('known', 'This currency is not known.', (code) => currencies.has(code)),
});

/**
 * Holds the rate at which a payment that waits for approval is paid from a balance in another currency (decision 061). The provider says
 * until when. Holding again replaces the rate. Every approval is asked for again, because it covers the rate.
 * @throws RuleError invalid_input, currency_not_offered, payment_not_found, content_changed, payment_already_sent, no_authorisation_due, beneficiary_changed,
 *   country_not_permitted, account_not_found, role_may_not_create_conversions, amount_above_limit, authorisation_rate_missing,
 *   account_not_connected, held_rates_not_available, provider_rejected, provider_unavailable, provider_credentials_refused
 */
export const holdPaymentRate = defineAction({
  name: 'holdPaymentRate',
  roles: ['user'],
  scope: null,
  writes: { lists: ['payments'], rows: { paymentId: ['payments'] } },
  activity: ['A008'],
  sdl: `
    type Mutation {
      """
      Holds the rate at which a payment that waits for approval is paid from a balance in another currency. Every approval is asked for again.
      """
      holdPaymentRate(paymentId: uuid!, version: Int!, sellCurrency: String!): HeldPaymentRate!
    }
  `,
  handler: async (input, session, context) => {
    const { sellCurrency, ...shown } = await parseDeclared(schema, input);
    // Looked at before the provider is asked, and again when the answer is stored.
    const wanted = await inTransaction(context.database, session, async (transaction) => {
      const { payment } = await lockForConverter(transaction, session, shown);
      await requireOffered(transaction, { currency: sellCurrency }, { currency: 'sellCurrency' });
      return wantedRate(payment, sellCurrency);
    });
    const quote = await askForHeldQuote(context, wanted);
    return inTransaction(context.database, session, async (transaction) => {
      const now = context.clock.now();
      const { payment, seat } = await lockForConverter(transaction, session, shown);
      const columns = columnsOf(wanted, quote);
      const { buyCurrency, clientBuyAmount: buyAmount, clientSellAmount: sellAmount } = columns;
      await requireWithinLimit(transaction, seat, { buyCurrency, buyAmount, sellCurrency, sellAmount }, now);
      const quoteId = context.newId();
      await transaction('quotes').insert({ id: quoteId, user_id: seat.userId, createdAt: now, ...columns });
      const details = `Rate held: ${quote.client_rate} ${quote.currency_pair}, ${sellAmount} ${sellCurrency}`;
      const version = await changeHeldRate(transaction, session, payment, { quoteId, details, now });
      return { paymentId: payment.id, version, expiresAt: columns.expiresAt.toISOString() };
    });
  },
});

async function lockForConverter(transaction: Knex.Transaction, session: Session, shown: ShownPayment) {
  const payment = await lockWaiting(transaction, session, shown);
  const seat = await requireConverter(transaction, { ...session, selectedAccountId: payment.accountId });
  return { payment, seat };
}

/** @throws RuleError invalid_input for the payment's own currency and for a payment that has its conversion */
function wantedRate(
  { accountId, amount, currency, paymentDate, onBehalfOf, conversionId }: StoredPayment,
  sellCurrency: string,
): WantedRate {
  const refuse = (text: string) => new RuleError('invalid_input', 'sellCurrency', text);
  if (sellCurrency === currency) throw refuse('The payment is in this currency. Choose the currency that you sell.');
  if (conversionId) throw refuse('This payment is paid from a conversion that was booked.');
  if (!onBehalfOf) throw new RuleError('account_not_connected', 'paymentId');
  return { accountId, amount: normaliseAmount(amount, currency), currency, paymentDate, onBehalfOf, sellCurrency };
}

const columnsOf = (wanted: WantedRate, quote: ProviderQuote & { readonly conversionDate: string }) => ({
  account_id: wanted.accountId,
  buyCurrency: wanted.currency,
  sellCurrency: wanted.sellCurrency,
  fixedSide: 'buy' as const,
  clientBuyAmount: wanted.amount,
  clientSellAmount: normaliseAmount(quote.client_sell_amount, wanted.sellCurrency),
  clientRate: quote.client_rate,
  midMarketRate: quote.mid_market_rate,
  conversionDate: quote.conversionDate,
  settlementCutOffTime: quote.settlement_cut_off_time,
  tccQuoteId: quote.quote_id,
  expiresAt: new Date(quote.expires_at),
});
