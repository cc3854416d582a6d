import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { as, tradingAccount } from './portal';
import { control, type GraphqlAnswer } from './stack';

/** The terms of a quote as they are shown and accepted. */
export interface Terms {
  readonly quoteId: string;
  readonly buyAmount: string;
  readonly sellAmount: string;
  readonly conversionDate: string;
}

/** A quote as its action answers. */
export interface Quote extends Terms {
  readonly currencyPair: string;
  readonly clientRate: string;
  readonly midMarketRate: string;
  readonly expiresAt: string;
  readonly validForMs: number;
}

/** What came of a conversion. */
export interface Converted {
  readonly id: string;
  readonly status: string;
  readonly tccConversionId: string | null;
  readonly errorCode: string | null;
}

const getConversionQuote = `mutation ($amount: String!, $buyCurrency: String!, $sellCurrency: String!, $fixedSide: String!,
  $conversionDate: String, $conversionDatePreference: String) {
  getConversionQuote(amount: $amount, buyCurrency: $buyCurrency, sellCurrency: $sellCurrency, fixedSide: $fixedSide,
    conversionDate: $conversionDate, conversionDatePreference: $conversionDatePreference) {
    quoteId buyAmount sellAmount conversionDate currencyPair clientRate midMarketRate expiresAt validForMs
  }
}`;

const createConversion = `mutation ($quoteId: uuid!, $buyAmount: String!, $sellAmount: String!, $conversionDate: String!) {
  createConversion(quoteId: $quoteId, buyAmount: $buyAmount, sellAmount: $sellAmount, conversionDate: $conversionDate) {
    id status tccConversionId errorCode
  }
}`;

const hundredPounds = { amount: '100.00', buyCurrency: 'USD', sellCurrency: 'GBP', fixedSide: 'sell' };

/** The question for a quote to sell 100 pounds for dollars, with changes. */
export const quoteCall = (changes: Record<string, unknown> = {}, username = 'maker') => ({
  username,
  query: getConversionQuote,
  variables: { ...hundredPounds, ...changes },
});

/** Asks for a quote to sell 100 pounds for dollars, with changes. */
export const quote = (changes: Record<string, unknown> = {}, username?: string) => {
  const call = quoteCall(changes, username);
  return as<{ getConversionQuote: Quote }>(call.username, call.query, call.variables);
};

/** The same, which must be given. */
export async function quoted(changes: Record<string, unknown> = {}): Promise<Quote> {
  const { data, errors } = await quote(changes);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.getConversionQuote;
}

/** How a quote is accepted on its terms. */
export const acceptCall = ({ quoteId, buyAmount, sellAmount, conversionDate }: Terms, username = 'maker') => ({
  username,
  query: createConversion,
  variables: { quoteId, buyAmount, sellAmount, conversionDate },
});

/** Accepts a quote on its terms. */
export const accept = (terms: Terms, username?: string): Promise<GraphqlAnswer<{ createConversion: Converted }>> => {
  const call = acceptCall(terms, username);
  return as(call.username, call.query, call.variables);
};

/** A quote to sell pounds for dollars that is stored without asking the provider. */
export async function storedQuote(
  database: Knex,
  changes: { readonly expiresAt?: Date; readonly sellAmount?: string; readonly owner?: string } = {},
): Promise<Terms> {
  const { expiresAt = new Date(Date.now() + 600_000), sellAmount = '100.00', owner = 'maker' } = changes;
  const terms = { buyAmount: sellAmount, sellAmount, conversionDate: '2027-03-03' };
  const quoteId = randomUUID();
  await database('quotes').insert({
    id: quoteId,
    account_id: tradingAccount,
    user_id: owner,
    buyCurrency: 'USD',
    sellCurrency: 'GBP',
    fixedSide: 'sell',
    clientBuyAmount: terms.buyAmount,
    clientSellAmount: terms.sellAmount,
    clientRate: '1',
    expiresAt,
    conversionDate: terms.conversionDate,
  });
  return { quoteId, ...terms };
}

/** A conversion in the simulator's books. */
export interface BookedConversion {
  readonly id: string;
  readonly unique_request_id: string | null;
  readonly client_buy_amount: string;
  readonly client_sell_amount: string;
  readonly conversion_date: string;
  readonly status: string;
}

/** The conversions that the provider holds. */
export async function bookedConversions(): Promise<readonly BookedConversion[]> {
  const { conversions } = await control<{ conversions: readonly BookedConversion[] }>('books');
  return conversions;
}
