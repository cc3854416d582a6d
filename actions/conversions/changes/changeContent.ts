import type { Knex } from 'knex';
import type { ConversionChangesRow } from '../../database/generated/tables';

/** What the provider is asked to change, as it was stored with the user's consent. Amounts are in major units. */
export type ChangeContent = Pick<
  ConversionChangesRow,
  'account_id' | 'tccConversionId' | 'kind' | 'acceptedAmount' | 'currency' | 'newDate' | 'splitAmount'
>;

/** The content of a change, or undefined. */
export async function changeContent(database: Knex, id: string): Promise<ChangeContent | undefined> {
  return database('conversion_changes')
    .where({ id })
    .first('account_id', 'tccConversionId', 'kind', 'acceptedAmount', 'currency', 'newDate', 'splitAmount');
}
