import type { Knex } from 'knex';
import { invariant } from '../../../domain/invariant';
import { portalLogin } from '../../../domain/users/matchingContact';
import type { Intent } from '../../intents/intent';
import { derivedId } from '../../runtime/derivedId';

/** A person on an account: one contact at the provider, whatever becomes of the seat. */
export interface Person {
  readonly accountId: string;
  readonly userId: string;
}

/** Whose contact an intent is about. */
export function personOf({ accountId, payload: { userId } }: Intent): Person {
  invariant(userId !== undefined, 'an intent of a contact names its user');
  return { accountId, userId };
}

/** The login of the person's contact: the same at every time, so that the provider recognises a repeat (docs/decisions/096). */
export const loginOf = ({ accountId, userId }: Person): string => portalLogin(derivedId('contact', accountId, userId));

/** The person's seat, if there is one. */
export const seatOf = (database: Knex, { accountId: account_id, userId: user_id }: Person) =>
  database('CurrencyCloudContacts').where({ account_id, user_id });

/** Intents of the person's contact. */
export const contactIntentsOf = (database: Knex, { accountId, userId }: Person) =>
  database('provider_intents')
    .whereIn('kind', ['contact', 'contact_status'])
    .where({ account_id: accountId })
    .whereRaw(`payload ->> 'userId' = ?`, [userId]);
