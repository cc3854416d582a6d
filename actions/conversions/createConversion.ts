import type { Knex } from 'knex';
import { object, string } from '../../domain/yup';
import { refusalToAccept, type QuotedTerms } from '../../domain/conversions/quote';
import { RuleError } from '../../domain/errors';
import { isIsoDate } from '../../domain/isoDate';
import { messages } from '../../domain/messages';
import type { QuotesRow } from '../database/generated/tables';
import { requireWorkingAccount, type Seat } from '../database/seats';
import { inTransaction } from '../database/transaction';
import type { Context } from '../context';
import { defineAction } from '../defineAction';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';
import { conversionResult } from './conversionResult';
import { requestKey } from '../intents/contentDigest';
import { lockConverter, requireConverter, requireWithinLimit } from '../quotes/limit';
import { requirePairOffered } from '../quotes/requirePairOffered';
import { storeConversion } from '../quotes/storeConversion';

const amount = () =>
  string()
    .required(messages.fields.required)
    .matches(/^\d{1,15}(\.\d{1,4})?$/, 'Give the amount as the quote states it.');

const schema = object({
  quoteId: string().uuid('This quote does not exist.').required(messages.fields.required),
  buyAmount: amount(),
  sellAmount: amount(),
  conversionDate: string()
    .required(messages.fields.required)
    .test('date', 'Enter a date as YYYY-MM-DD.', (text) => isIsoDate(text)),
});

/**
 * Accepts a quote on the terms that the user was shown, and sends the conversion. A quote makes one conversion: a repeat returns it. The
 * quote's life counts here and again at the moment of sending.
 * @throws RuleError invalid_input, account_not_found, role_may_not_create_conversions, quote_not_found, quote_terms_differ, quote_expired,
 *   currency_not_offered, amount_above_limit, authorisation_rate_missing, account_closed, account_not_approved, account_not_connected
 */
export const createConversion = defineAction({
  name: 'createConversion',
  roles: ['user'],
  scope: null,
  writes: { lists: ['conversions'] },
  activity: ['A013'],
  sdl: `
    type Mutation {
      """
      Accepts a quote on the terms that were shown. A repeat answers with the conversion that the first call made.
      """
      createConversion(quoteId: uuid!, buyAmount: String!, sellAmount: String!, conversionDate: String!): ConversionResult!
    }

    """
    A conversion that was made here. Until the provider has confirmed it, its status is \`being_booked\` and there is no tccConversionId; an errorCode says that it was not booked.
    """
    type ConversionResult {
      id: uuid!
      status: String!
      tccConversionId: uuid
      errorCode: String
      errorMessage: String
    }
  `,
  handler: async (input, session, context) => {
    const { quoteId, ...accepted } = await parseDeclared(schema, input);
    const take = (isBooked: boolean) => takeUp(context, session, { quoteId, accepted, isBooked });
    const { id, intentId } = await take(false).catch(async (refusal: unknown) => {
      if (!isExpiry(refusal) || !(await isBookedBefore(context, session, quoteId))) throw refusal;
      return take(true);
    });
    if (intentId) await context.drainInline([intentId]);
    return conversionResult(context.database, id);
  },
});

/** What is taken up: the terms as the user accepts them. */
interface TakenUp {
  readonly quoteId: string;
  readonly accepted: QuotedTerms;
  /** The provider booked the conversion in the quote's life, before the database was taken back: its end does not count. */
  readonly isBooked: boolean;
}

function takeUp(
  context: Context,
  session: Session,
  { quoteId, accepted, isBooked }: TakenUp,
): Promise<{ readonly id: string; readonly intentId?: string }> {
  return inTransaction(context.database, session, async (transaction) => {
    const seat = await lockConverter(transaction, session);
    const quote = await lockQuote(transaction, seat, quoteId);
    const terms = termsOf(quote);
    const now = context.clock.now();
    const refusal = refusalToAccept({ ...terms, expiresAt: quote.expiresAt }, accepted, now);
    if (quote.usedAt && refusal !== 'quote_terms_differ') {
      return { id: await madeOf(transaction, quoteId) };
    }
    const adopted = await adoptedOf(transaction, seat.accountId, quoteId);
    if (adopted && refusal !== 'quote_terms_differ') return { id: adopted };
    if (refusal && !(isBooked && refusal === 'quote_expired')) throw new RuleError(refusal, 'quoteId');
    if (!isBooked) await requirePairOffered(transaction, quote);
    await requireWithinLimit(transaction, seat, { ...quote, ...terms }, now);
    const { accountId, userId } = seat;
    return storeConversion(transaction, context, {
      quoteId,
      accountId,
      userId,
      onBehalfOf: requireWorkingAccount(seat),
      now,
      isBooked,
    });
  });
}

const isExpiry = (error: unknown): boolean => error instanceof RuleError && error.code === 'quote_expired';

/** Whether the provider holds the conversion of this quote: then the call repeats one from before a restore (docs/decisions/096). */
async function isBookedBefore(context: Context, session: Session, quoteId: string): Promise<boolean> {
  const { accountId, providerContactId } = await requireConverter(context.database, session);
  const client = await context.provider.forUser(session.userId).forAccount(accountId);
  return (
    (await client.findConversionByKey(requestKey('conversion', [accountId], quoteId), providerContactId)) !== undefined
  );
}

/** @throws RuleError quote_not_found, also for a quote of another user or account, and for one that holds the rate of a payment */
async function lockQuote(transaction: Knex.Transaction, seat: Seat, id: string): Promise<QuotesRow> {
  const quote = await transaction('quotes')
    .where({ id, account_id: seat.accountId, user_id: seat.userId, tccQuoteId: null })
    .forUpdate()
    .first();
  if (!quote) throw new RuleError('quote_not_found', 'quoteId');
  return quote;
}

const termsOf = ({ clientBuyAmount, clientSellAmount, conversionDate }: QuotesRow): QuotedTerms => ({
  buyAmount: clientBuyAmount,
  sellAmount: clientSellAmount,
  conversionDate,
});

/** The conversion that was adopted from the provider under the key of the quote (decision 095). */
async function adoptedOf(
  transaction: Knex.Transaction,
  account_id: string,
  quoteId: string,
): Promise<string | undefined> {
  const uniqueRequestId = requestKey('conversion', [account_id], quoteId);
  return (await transaction('conversions').where({ account_id, uniqueRequestId }).first('id'))?.id;
}

/** The conversion that a used quote has made. */
async function madeOf(transaction: Knex.Transaction, quoteId: string): Promise<string> {
  const made = await transaction('conversions').where({ quoteId }).first('id');
  if (!made) throw new RuleError('quote_not_found', 'quoteId');
  return made.id;
}
