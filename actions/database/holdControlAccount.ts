import type { Knex } from 'knex';

/**
 * Keeps the control account that the settings name until the transaction ends. What writes client money calls it before it locks an account, because a
 * change of the control account counts that money under a lock of the settings (docs/decisions/105, 109).
 */
export async function holdControlAccount(transaction: Knex.Transaction): Promise<void> {
  await transaction('settings').forShare().first('id');
}
