import type { Knex } from 'knex';
import { accountId, roleId } from '../../seeds/demo/organisations';
import type { CurrencyCloudContactsRow } from '../../actions/database/generated/tables';
import { providerBooks } from './portal';
import { administrate, stackContext } from './users';

/** Aldgate's account whose seats orgadmin decides, and one of another organisation. */
export const [ownAccount, foreignAccount] = [accountId('aldgate-trading'), accountId('borealis-imports')];

export const seatsOf = (database: Knex, user_id: string) => database('CurrencyCloudContacts').where({ user_id });

/** What `createContact` takes: a maker's seat on Aldgate's account. */
export const contact = (user_id: string, changes: Record<string, unknown> = {}) => ({
  contact: { user_id, account_id: ownAccount, role_id: roleId('maker'), upper_fx_limit: '5000', ...changes },
});

/** What a new seat leaves behind: the row, and the contact at the provider that it acts as. */
export const givenSeat = {
  rows: ['insert CurrencyCloudContacts', 'insert provider_intents'],
  activity: ['A036'],
  provider: ['/contacts/create', '/contacts/find'],
};

/** What a seat that is taken leaves behind: its contact is closed. */
export const takenSeat = {
  rows: ['delete CurrencyCloudContacts', 'insert provider_intents'],
  activity: ['A036'],
  provider: ['/contacts/…'],
};

/** Gives a user that seat. @returns the seat's id */
export const seated = async (user_id: string) =>
  (await administrate<{ id: string }>('orgadmin', 'createContact', contact(user_id))).data!.result.id;

export const foreignSeat = async (database: Knex) =>
  (await database('CurrencyCloudContacts').where({ account_id: foreignAccount }).first('id', 'user_id'))!;

/** Puts seats back as they were read, with open contacts at the provider: taking a seat by an action has closed its contact. */
export async function putSeatsBack(database: Knex, seats: readonly CurrencyCloudContactsRow[]): Promise<void> {
  // The state follows from the other columns, so that it is not written.
  const isWritten = ([column]: [string, unknown]) => column !== 'contact_state';
  const rows = seats.map((seat) => Object.fromEntries(Object.entries(seat).filter(isWritten)));
  await database('CurrencyCloudContacts').insert(rows).onConflict('id').merge();
  const { contacts } = await providerBooks();
  const closed = new Set(contacts.filter(({ status }) => status !== 'enabled').map(({ id }) => id));
  const { provider, database: own } = stackContext();
  for (const { account_id, tcc_contact_id } of seats) {
    if (!tcc_contact_id || !closed.has(tcc_contact_id)) continue;
    const client = await provider.forAccount(account_id);
    await client.updateContact(tcc_contact_id, { status: 'enabled' });
  }
  await own.destroy();
}

/** What the account's log says of a user's seats, with who did it. */
export const seatLogOf = (database: Knex, id: string) =>
  database('activity')
    .where({ eventCode: 'A036', accountId: ownAccount })
    .where('details', 'like', `%${id}%`)
    .select('details', 'userId');
