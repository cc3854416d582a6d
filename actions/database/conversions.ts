import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import type { ConversionsRow, QuotesRow } from './generated/tables';

/** What the user asked for. `amount` is that of the fixed side, in major units of its currency. */
export interface ConversionContent {
  readonly accountId: string;
  readonly buyCurrency: string;
  readonly sellCurrency: string;
  readonly fixedSide: QuotesRow['fixedSide'];
  readonly amount: string;
  readonly conversionDate: string;
  /** What the user was shown for the other side, in major units of its currency. */
  readonly otherAmount: string;
  /** The provider's quote that holds the price; absent where nothing is held. */
  readonly tccQuoteId?: string;
}

/** A conversion with the quote that it is based on. */
export interface StoredConversion extends Pick<
  ConversionsRow,
  'id' | 'status' | 'tccConversionId' | 'uniqueRequestId'
> {
  readonly quoteExpiresAt: QuotesRow['expiresAt'];
  readonly content: ConversionContent;
}

/** The conversion, or undefined. */
export async function loadConversion(database: Knex, id: string): Promise<StoredConversion | undefined> {
  const { rows } = await database.raw<{ rows: StoredConversion[] }>(
    `select c.id, c.status, c."tccConversionId", c."uniqueRequestId", q."expiresAt" as "quoteExpiresAt",
       json_strip_nulls(json_build_object('tccQuoteId', q."tccQuoteId", 'accountId', c.account_id, 'buyCurrency', q."buyCurrency", 'sellCurrency', q."sellCurrency",
         'fixedSide', q."fixedSide", 'conversionDate', q."conversionDate",
         'otherAmount', (case q."fixedSide" when 'buy' then q."clientSellAmount" else q."clientBuyAmount" end)::text,
         'amount', (case q."fixedSide" when 'buy' then q."clientBuyAmount" else q."clientSellAmount" end)::text)) as content
     from conversions c join quotes q on q.id = c."quoteId"
     where c.id = ?`,
    [id],
  );
  return rows[0];
}

/**
 * Refuses the provider's id of a conversion that does not belong to the account.
 * @throws RuleError conversion_not_found, also for an id of another account
 */
export async function requireConversion(database: Knex, id: string, accountId: string): Promise<void> {
  const found = await database('tcc_conversions').where({ id, account_id: accountId }).first('id');
  if (!found) throw new RuleError('conversion_not_found', 'conversionId');
}
