import type { Knex } from 'knex';
import { tradingAccount } from './portal';

/** A column of the settings or of the trading account with another value. */
export type FeeChange = readonly [table: string, column: string, value: unknown];

/** Why no fee is taken, and what makes it so. */
export const withoutFee: readonly (readonly [why: string, change: FeeChange])[] = [
  ['the settings name no fee account', ['settings', 'payment_fee_account_id', null]],
  ['the account is the fee account', ['settings', 'payment_fee_account_id', tradingAccount]],
  ['the account is not charged', ['accounts', 'process_charges', false]],
  ['the account is charged from a later day on', ['accounts', 'process_charges_from', '2100-01-01']],
];

/** Changes the settings or the account for some time, and undoes it. */
export async function whileCharged(
  database: Knex,
  [table, column, value]: FeeChange,
  work: () => Promise<void>,
): Promise<void> {
  const id = table === 'settings' ? true : tradingAccount;
  const { rows } = await database.raw<{ rows: { before: unknown }[] }>('select ?? as before from ?? where id = ?', [
    column,
    table,
    id,
  ]);
  const set = (to: unknown) => database.raw('update ?? set ?? = ? where id = ?', [table, column, to as never, id]);
  // The settings name marked accounts only.
  const mark = (isHouseAccount: boolean) =>
    database('accounts').where({ id: tradingAccount }).update({ isHouseAccount });
  await mark(value === tradingAccount);
  await set(value);
  try {
    await work();
  } finally {
    await set(rows[0]?.before);
    await mark(false);
  }
}
