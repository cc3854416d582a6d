import { ok, type Answer, type Call } from '../../http/endpoint';
import { notFound } from '../../http/errors';
import { applyFilters, containing, equals, type Filters } from '../../http/filters';
import { paginate } from '../../http/pagination';
import { reaches } from '../../http/scope';
import type { Books } from '../../store/books';
import type { Contact } from '../../store/records';
import { contactView } from './view';

const filters = (books: Books): Filters<Contact> => ({
  account_name: (sent) => {
    const isNamed = containing<{ account_name: string }>('account_name')(sent);
    return ({ account_id }) => isNamed({ account_name: books.get('account', account_id)?.account_name ?? '' });
  },
  ...equals<Contact>('account_id', 'first_name', 'last_name', 'email_address', 'your_reference', 'phone_number'),
  ...equals<Contact>('login_id', 'status'),
  locale: (sent) => (contact) => (contact.locale ?? 'en') === sent,
  timezone: (sent) => (contact) => (contact.timezone ?? 'Europe/London') === sent,
});

const sortable = ['created_at', 'updated_at', 'first_name', 'last_name', 'email_address', 'login_id'] as const;

/** Contacts of the house and of its clients. */
export function findContacts(call: Call): Answer {
  const { books, parameters } = call;
  const rows = applyFilters(contactsOfFamily(call), parameters, filters(books));
  const { page, pagination } = paginate(rows, parameters, sortable, 'contact_find_failed');
  return ok({ contacts: page.map((row) => contactView(row, books.get('account', row.account_id))), pagination });
}

function* contactsOfFamily({ books, actor }: Call): Iterable<Contact> {
  const family = [actor.account, ...books.select('account', 'parent', actor.account.id)];
  for (const { id } of family) yield* books.select('contact', 'account', id);
}

/** One contact of the family, as the API shows it. */
export function getContact(call: Call): Answer {
  const contact = visibleContact(call);
  return ok(contactView(contact, call.books.get('account', contact.account_id)));
}

/** One contact of the family. @throws ApiError 404 `contact_not_found` */
export function visibleContact(call: Call): Contact {
  const contact = call.books.get('contact', call.id);
  if (!contact || !reaches(call, contact.account_id)) throw notFound('contact');
  return contact;
}
