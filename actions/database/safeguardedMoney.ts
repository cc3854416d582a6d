import type { Knex } from 'knex';
import type { SafeguardedMoney } from '../../domain/safeguarding/safeguardedMoney';

const totals = `
  select c.currency,
    (select coalesce(sum(case c.currency when 'GBP' then safeguarded_amount_gbp when 'EUR' then safeguarded_amount_eur
      else safeguarded_amount_usd end), 0)::text from accounts) as safeguarded,
    (select coalesce(sum(amount), 0)::text from safeguarding_transfers where currency = c.currency
      and (status = 'pending' or id in (select id from open_control_moves))) as "underWay"
  from (values ('GBP'), ('EUR'), ('USD')) as c (currency)`;

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
