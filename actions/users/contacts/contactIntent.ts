import type { Knex } from 'knex';
import { matchingContact } from '../../../domain/users/matchingContact';
import type { AccountsRow, UsersRow } from '../../database/generated/tables';
import { intentKind, type Checked, type Intent, type IntentPayload } from '../../intents/intent';
import type { ProviderClient } from '../../provider/client';
import type { Context } from '../../context';
import type { ProviderContact } from '../../provider/records';
import { derivedId } from '../../runtime/derivedId';
import { enqueueContact } from './enqueueContact';
import { contactIntentsOf, loginOf, personOf, seatOf, type Person } from './personOf';
import { linkContact, refuseSeat } from './seatOutcome';

type NewContact = Parameters<ProviderClient['createContact']>[0];

/** The contact that the provider has of the person, or the one to create. */
type Content = { readonly existing: ProviderContact } | { readonly draft: NewContact };

const maxPages = 10;
const maxFormer = 5;

/**
 * Gives a seat its contact at the provider: one that the account has for the person, or a new one. The provider takes each login once, so that
 * the login is the key of the creation (docs/decisions/102). A contact that is not enabled is opened by an intent of its own.
 */
export const contactIntent = intentKind<Content, ProviderContact>({
  find: async (client, intent) => {
    const { items } = await client.findContacts({ loginId: loginOf(personOf(intent)) });
    return items[0];
  },
  check: checkContact,
  create: async (client, _intent, content) =>
    'existing' in content ? content.existing : client.createContact(content.draft),
  recordEffect: async (transaction, intent, contact, now) => {
    if (contact.status === 'enabled') return linkContact(transaction, intent, contact.id, now);
    const person = personOf(intent);
    if (!(await seatOf(transaction, person).first('id'))) return undefined;
    const id = derivedId('open contact', intent.id);
    const opening = { ...person, id, seatId: intent.entityId, contactId: contact.id, status: 'enabled' } as const;
    await enqueueContact(transaction, opening, now);
    return undefined;
  },
  recordRefusal: refuseSeat,
});

async function checkContact(context: Context, intent: Intent, client: ProviderClient): Promise<Checked<Content>> {
  const { database } = context;
  const person = personOf(intent);
  const seat = await seatOf(database, person).first();
  const user = await database('users').where({ id: person.userId }).first();
  const account = await database('accounts').where({ id: person.accountId }).first();
  if (!seat || !user) return { refusal: 'seat_not_found' };
  if (seat.tcc_contact_id) return { refusal: 'seat_exists' };
  if (!account?.tccAccountId) return { refusal: 'account_not_connected' };
  if (account.is_closed) return { refusal: 'account_closed' };
  const existing = await findExisting(database, client, { person, user, tccAccountId: account.tccAccountId });
  if (existing) return { content: { existing } };
  const draft = draftOf(person, user, account);
  return draft ? { content: { draft } } : { refusal: 'seat_details_missing' };
}

/** What the contact is created with; undefined where the user lacks what the provider asks for. */
function draftOf(person: Person, user: UsersRow, account: AccountsRow): NewContact | undefined {
  const { first_name, last_name, email, phone, date_of_birth } = user;
  if (!account.tccAccountId || !first_name || !last_name || !email || !phone) return undefined;
  return {
    account_id: account.tccAccountId,
    first_name,
    last_name,
    email_address: email,
    phone_number: phone,
    login_id: loginOf(person),
    status: 'enabled',
    // Asked for where the account is a person's; not the provider's business elsewhere.
    ...(account.legal_entity_type === 'individual' && { date_of_birth }),
  };
}

interface Sought {
  readonly person: Person;
  readonly user: UsersRow;
  readonly tccAccountId: string;
}

async function findExisting(
  database: Knex,
  client: ProviderClient,
  { person, user, tccAccountId }: Sought,
): Promise<ProviderContact | undefined> {
  const contacts = await contactsOf(client, tccAccountId);
  const former = await contactIntentsOf(database, person)
    .whereRaw(`payload ->> 'status' = 'not_enabled'`)
    .orderBy('createdAt', 'desc')
    .limit(maxFormer)
    .select('payload');
  const formerIds = former.map(({ payload }) => (payload as Required<IntentPayload>).contactId);
  const taken = await database('CurrencyCloudContacts')
    .whereRaw('tcc_contact_id = any(?)', [contacts.map(({ id }) => id)])
    .select('tcc_contact_id');
  const takenIds = taken.map(({ tcc_contact_id }) => tcc_contact_id ?? '');
  return matchingContact(contacts, { loginId: loginOf(person), email: user.email, formerIds, takenIds });
}

/** The contacts of an account. An account has a few; no more than a thousand are looked through. */
async function contactsOf(client: ProviderClient, accountId: string): Promise<ProviderContact[]> {
  const found: ProviderContact[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const { items, totalPages } = await client.findContacts({ accountId, page, perPage: 100 });
    found.push(...items);
    if (page >= totalPages) break;
  }
  return found;
}
