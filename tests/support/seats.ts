import type { Knex } from 'knex';
import { accountId, roleId } from '../../seeds/demo/organisations';
import { administrate } from './users';

/** Aldgate's account whose seats orgadmin decides, and one of another organisation. */
export const [ownAccount, foreignAccount] = [accountId('aldgate-trading'), accountId('borealis-imports')];

export const seatsOf = (database: Knex, user_id: string) => database('CurrencyCloudContacts').where({ user_id });

/** What `createContact` takes: a maker's seat on Aldgate's account. */
export const contact = (user_id: string, changes: Record<string, unknown> = {}) => ({
  contact: { user_id, account_id: ownAccount, role_id: roleId('maker'), upper_fx_limit: '5000', ...changes },
});

/** Gives a user that seat. @returns the seat's id */
export const seated = async (user_id: string) =>
  (await administrate<{ id: string }>('orgadmin', 'createContact', contact(user_id))).data!.result.id;

export const foreignSeat = async (database: Knex) =>
  (await database('CurrencyCloudContacts').where({ account_id: foreignAccount }).first('id', 'user_id'))!;

/** What the account's log says of a user's seats, with who did it. */
export const seatLogOf = (database: Knex, id: string) =>
  database('activity')
    .where({ eventCode: 'A036', accountId: ownAccount })
    .where('details', 'like', `%${id}%`)
    .select('details', 'userId');
