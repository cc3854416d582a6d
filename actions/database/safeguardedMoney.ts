import type { Knex } from 'knex';
import { safeguardedColumns, safeguardedCurrencies } from '../../domain/safeguarding/currencies';
import type { SafeguardedMoney } from '../../domain/safeguarding/safeguardedMoney';

/** What stands safeguarded for an account in a currency, as SQL; null in any other currency. */
export const safeguardedIn = (currency: string, account: string): string =>
  `case ${currency} ${safeguardedCurrencies.map((one) => `when '${one}' then ${account}.${safeguardedColumns[one]}`).join(' ')} end`;

const totals = `
  select c.currency,
    (select coalesce(sum(${safeguardedIn('c.currency', 'accounts')}), 0)::text from accounts) as safeguarded,
    (select coalesce(sum(amount), 0)::text from safeguarding_transfers where currency = c.currency
      and (status = 'pending' or id in (select id from open_control_moves))) as "underWay"
  from unnest(array['${safeguardedCurrencies.join("', '")}']) as c (currency)`;

/** What stands safeguarded in each currency, and what is on its way to or from the control account or failed to move to it. */
export async function loadSafeguardedMoney(database: Knex): Promise<readonly SafeguardedMoney[]> {
  const { rows } = await database.raw<{ rows: SafeguardedMoney[] }>(totals);
  return rows;
}

/**
 * Keeps the control account that the settings name until the transaction ends. What writes client money calls it before it locks an account, because a
 * change of the control account counts that money under a lock of the settings (docs/decisions/105, 109).
 */
export async function holdControlAccount(transaction: Knex.Transaction): Promise<void> {
  await transaction('settings').forShare().first('id');
}
