import type { Knex } from 'knex';
import { string } from '../../../domain/yup';
import { isPriceAcceptable } from '../../../domain/conversions/changes';
import { RuleError } from '../../../domain/errors';
import { messages } from '../../../domain/messages';
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

/** The price that the user was shown; a cost is negative. */
export const acceptedAmount = () =>
  string()
    .required(messages.fields.required)
    .matches(/^-?\d{1,15}(\.\d{1,4})?$/, 'Give the amount as it was shown.');

/** The caller's own key of a change: a repeat with it returns the first change. */
export const requestId = () => string().uuid('This request id is not valid.').required(messages.fields.required);

/**
 * Refuses a price that has become worse than the one the user accepted.
 * @throws RuleError conversion_price_moved
 */
export function requireAcceptedPrice(accepted: string, now: string): void {
  if (!isPriceAcceptable(accepted, now)) throw new RuleError('conversion_price_moved', 'acceptedAmount');
}
