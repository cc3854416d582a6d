import type { Knex } from 'knex';
import type { ConversionStatus } from '../../domain/conversions/transitions';
import { RuleError } from '../../domain/errors';

/** What a conversion was asked for: the side that is fixed and its amount, in major units of that side's currency. */
export interface ConversionContent {
  readonly accountId: string;
  readonly buyCurrency: string;
  readonly sellCurrency: string;
  readonly fixedSide: 'buy' | 'sell';
  readonly amount: string;
  readonly conversionDate: string;
}

/** A conversion of ours with the quote that it takes up. */
export interface StoredConversion {
  readonly id: string;
  readonly status: ConversionStatus;
  readonly tccConversionId: string | null;
  readonly uniqueRequestId: string;
  readonly quoteExpiresAt: Date;
  readonly content: ConversionContent;
}

/** The conversion, or undefined. */
export async function loadConversion(database: Knex, id: string): Promise<StoredConversion | undefined> {
  const { rows } = await database.raw<{ rows: StoredConversion[] }>(
    `select c.id, c.status, c."tccConversionId", c."uniqueRequestId", q."expiresAt" as "quoteExpiresAt",
       json_build_object('accountId', c.account_id, 'buyCurrency', q."buyCurrency", 'sellCurrency', q."sellCurrency",
         'fixedSide', q."fixedSide", 'conversionDate', q."conversionDate",
         'amount', (case q."fixedSide" when 'buy' then q."clientBuyAmount" else q."clientSellAmount" end)::text) as content
     from conversions c join quotes q on q.id = c."quoteId"
     where c.id = ?`,
    [id],
  );
  return rows[0];
}

/**
 * Refuses the provider's id of a conversion that is not of the account.
 * @throws RuleError conversion_not_found, the same for a foreign and an absent id
 */
export async function requireConversion(database: Knex, id: string, accountId: string): Promise<void> {
  const found = await database('tcc_conversions').where({ id, account_id: accountId }).first('id');
  if (!found) throw new RuleError('conversion_not_found', 'conversionId');
}
