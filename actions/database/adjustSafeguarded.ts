import type { Knex } from 'knex';
import { safeguardedColumns, type SafeguardedCurrency } from '../../domain/safeguarding/currencies';
import type { Amount } from '../../domain/money/amount';

/** A change of what stands safeguarded for an account. */
export interface SafeguardingChange {
  readonly accountId: string;
  readonly currency: SafeguardedCurrency;
  /** With its sign, in major units. */
  readonly change: Amount;
  readonly at: Date;
  readonly by: string;
  /** What moved the money, or which allowed change corrects the record. */
  readonly source: { readonly related_transfer_id: string } | { readonly change_id: string };
}

/** What stands safeguarded for an account in a currency, with its row locked. Undefined if there is no such account. */
export async function lockSafeguarded(
  transaction: Knex.Transaction,
  accountId: string,
  currency: SafeguardedCurrency,
): Promise<Amount | undefined> {
  const row = await transaction('accounts')
    .where({ id: accountId })
    .forUpdate()
    .first<{ readonly amount: string } | undefined>({ amount: safeguardedColumns[currency] });
  return row?.amount;
}

/** Writes the adjustment and the account's new safeguarded amount (specification, part two, section 7). @returns the new position */
export async function adjustSafeguarded(
  transaction: Knex.Transaction,
  { accountId, currency, change, at, by, source }: SafeguardingChange,
): Promise<Amount> {
  const column = safeguardedColumns[currency];
  const [account] = await transaction('accounts')
    .where({ id: accountId })
    .update({ [column]: transaction.raw('?? + ?::numeric', [column, change]) })
    .returning<Readonly<Record<string, string>>[]>(column);
  const position = account?.[column];
  if (position === undefined) throw new Error(`account ${accountId} is gone`);
  await transaction('safeguarding_adjustments').insert({
    account_id: accountId,
    currency,
    adjustment_amount: change,
    new_position: position,
    created_by: by,
    at,
    ...source,
  });
  return position;
}
