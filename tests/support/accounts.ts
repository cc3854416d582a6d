import type { Knex } from 'knex';
import { demoId } from '../../seeds/demo/demoId';
import { made } from './organisations';
import { aldgate } from './users';

/** What a new account needs to be approved. */
export const accountDetails = {
  name: 'Stack Account',
  street: '1 Test Lane',
  city: 'London',
  postal_code: 'EC3N 1BJ',
  country: 'GB',
  legal_entity_type: 'company',
};

/** The provider's account of Borealis. */
export const borealisAtProvider = demoId('provider account borealis-imports');

/** Creates an account of Aldgate and gives its id. @throws Error with the refusal */
export const newAccount = (change: Record<string, unknown> = {}) =>
  made('createAccount', { account: { org_id: aldgate, ...accountDetails, ...change } });

/** What the activity log holds of an account's administration, the oldest first. */
export const accountLog = (database: Knex, id: string) =>
  database('activity').where({ accountId: id, eventCode: 'A035' }).orderBy('createdAt').pluck<string[]>('details');

/** Deletes the accounts that tests made. */
export async function deleteTestAccounts(database: Knex): Promise<void> {
  const own = database('accounts').where('name', 'like', 'Stack %').select('id');
  await database('activity').whereIn('accountId', own.clone()).update({ accountId: null });
  await database('uploads').where({ kind: 'accounts', user_id: 'superadmin' }).delete();
  await database('balances').whereIn('account_id', own.clone()).delete();
  await own.clone().update({ debit_account_id: null, debit_account_use_source: true });
  await own.clone().delete();
}
