import type { Knex } from 'knex';
import { demoId } from '../../seeds/demo/demoId';
import { accountId } from '../../seeds/demo/organisations';
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

/**
 * Takes the safeguarding account's counterpart at the provider away for some time, and gives its id to the work. Nobody has a seat on that
 * account. It is not the house's meanwhile, and the settings do not name it.
 */
export async function whileDisconnected(
  database: Knex,
  work: (tccAccountId: string, name: string) => Promise<void>,
): Promise<void> {
  const id = accountId('safeguarding');
  const { tccAccountId, name } = (await database('accounts').where({ id }).first('tccAccountId', 'name'))!;
  await database('settings').update({ safeguarding_control_account_id: null });
  await database('accounts').where({ id }).update({ tccAccountId: null, isHouseAccount: false });
  try {
    await work(tccAccountId!, name);
  } finally {
    await database('accounts').where({ id }).update({ tccAccountId, isHouseAccount: true });
    await database('settings').update({ safeguarding_control_account_id: id });
  }
}

/** Deletes the accounts that tests made. */
export async function deleteTestAccounts(database: Knex): Promise<void> {
  const own = database('accounts').where('name', 'like', 'Stack %').select('id');
  await database('activity').whereIn('accountId', own.clone()).update({ accountId: null });
  await database('uploads').where({ kind: 'accounts', user_id: 'superadmin' }).delete();
  await database('balances').whereIn('account_id', own.clone()).delete();
  await own.clone().update({ debit_account_id: null, debit_account_use_source: true });
  await own.clone().delete();
}
