import { pagingParameters, paginate } from '../http/pagination';
import { requiring, type ParameterTable } from '../http/parameterRules';
import type { Account, Contact } from '../store/records';
import { pick, timeText } from '../wire';
import { ok, type Answer, type Call, houseEndpoint, type Endpoint } from '../http/endpoint';
import { notFound, refuseIf, type FieldError } from '../http/errors';
import { applyFilters, containing, equals, type Filters } from '../http/filters';
import { reaches } from '../http/scope';
import type { Books } from '../store/books';

const common: ParameterTable = {
  first_name: { format: 'text', maxLength: 100 },
  last_name: { format: 'text', maxLength: 100 },
  email_address: { format: 'text' },
  your_reference: { format: 'text' },
  phone_number: { format: 'text', maxLength: 100 },
  login_id: { format: 'text', maxLength: 50 },
  status: { format: 'text', oneOf: ['enabled', 'not_enabled'] },
  locale: { format: 'text', maxLength: 5 },
  timezone: { format: 'text', maxLength: 35 },
};

const updateParameters: ParameterTable = {
  ...common,
  mobile_phone_number: { format: 'text', maxLength: 100 },
  date_of_birth: { format: 'date' },
};

const createParameters: ParameterTable = requiring(
  { account_id: { format: 'uuid' }, ...updateParameters },
  'account_id',
  'first_name',
  'last_name',
  'email_address',
  'phone_number',
);

const findParameters: ParameterTable = {
  account_name: { format: 'text', maxLength: 150 },
  account_id: { format: 'uuid' },
  ...common,
  ...pagingParameters,
};

const fields = [
  ...(['login_id', 'id', 'first_name', 'last_name', 'account_id', 'status', 'email_address'] as const),
  ...(['mobile_phone_number', 'phone_number', 'your_reference', 'date_of_birth', 'created_at', 'updated_at'] as const),
] as const;

/** A contact as the API shows it. */
function contactView(contact: Contact, account: Account | undefined): Record<string, unknown> {
  return {
    ...pick(contact, fields),
    account_name: account?.account_name ?? null,
    locale: contact.locale ?? 'en',
    timezone: contact.timezone ?? 'Europe/London',
  };
}

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
function findContacts(call: Call): Answer {
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
function getContact(call: Call): Answer {
  const contact = visibleContact(call);
  return ok(contactView(contact, call.books.get('account', contact.account_id)));
}

/** One contact of the family. @throws ApiError 404 `contact_not_found` */
function visibleContact(call: Call): Contact {
  const contact = call.books.get('contact', call.id);
  if (!contact || !reaches(call, contact.account_id)) throw notFound('contact');
  return contact;
}

const createFailure = 'contact_create_failed';
const updateFailure = 'contact_update_failed';

type Stated = Partial<Contact>;

/** Adds a contact to an account of the family; not enabled unless the caller says so. */
function createContact(call: Call): Answer {
  const { books, identifiers, parameters, now } = call;
  const accountId = (parameters.text('account_id') ?? '').toLowerCase();
  const account = reaches(call, accountId) ? books.get('account', accountId) : undefined;
  const sent = statedFields(call);
  const loginId = sent.login_id ?? sent.email_address ?? '';
  refuseIf(createFailure, [...accountErrors(account, sent), ...nameErrors(sent), ...loginErrors(call, loginId)]);
  const contact: Contact = {
    ...blankContact,
    ...sent,
    id: identifiers.uuid(books),
    account_id: accountId,
    login_id: loginId,
    created_at: timeText(now),
    updated_at: timeText(now),
  };
  books.put('contact', contact.id, contact);
  return ok(contactView(contact, account));
}

/** Changes a contact. A new e-mail address holds once its owner has confirmed it, soon after. */
function updateContact(call: Call): Answer {
  const { books } = call;
  const before = visibleContact(call);
  const { email_address: email, ...sent } = statedFields(call);
  const isNothing = email === undefined && Object.keys(sent).length === 0;
  refuseIf(updateFailure, [
    ...(isNothing ? [error('base', 'at_least_one_parameter', 'At least one parameter is needed')] : []),
    ...nameErrors(sent),
    ...(sent.login_id ? loginErrors(call, sent.login_id, before.id) : []),
  ]);
  const isNewEmail = email !== undefined && email !== before.email_address;
  const contact = { ...before, ...sent, updated_at: timeText(call.now) };
  books.put('contact', contact.id, isNewEmail ? { ...contact, unconfirmed_email: email } : contact);
  return ok(contactView(contact, books.get('account', contact.account_id)));
}

const blankContact = {
  first_name: '',
  last_name: '',
  email_address: '',
  phone_number: '',
  status: 'not_enabled',
  mobile_phone_number: null,
  your_reference: null,
  date_of_birth: null,
} as const;

function statedFields({ parameters }: Call): Stated {
  const entries = Object.keys(updateParameters).flatMap((name) => {
    const value = parameters.text(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries) as Stated;
}

function accountErrors(account: Account | undefined, sent: Stated): FieldError[] {
  if (!account) return [error('account_id', 'account_not_found', 'Account was not found for this id')];
  const lacksBirth = account.legal_entity_type === 'individual' && !sent.date_of_birth;
  return lacksBirth ? [error('date_of_birth', 'date_of_birth_is_required', 'date_of_birth is required')] : [];
}

function nameErrors(sent: Stated): FieldError[] {
  const odd = (['first_name', 'last_name'] as const).filter((field) => /\d/.test(sent[field] ?? ''));
  return odd.map((field) => error(field, `${field}_invalid_format`, `${field} does not look like a name`));
}

/** A login id belongs to one contact of the whole provider. */
function loginErrors({ books }: Call, loginId: string, ownId?: string): FieldError[] {
  const others = [...books.select('contact', 'login', loginId.toLowerCase())].filter(({ id }) => id !== ownId);
  return others.length > 0 ? [error('login_id', 'login_id_in_use', 'login_id is in use')] : [];
}

function error(field: string, code: string, message: string): FieldError {
  return { field, code, message };
}

const find = 'contact_find_failed';

export const contactEndpoints: readonly Endpoint[] = [
  houseEndpoint('GET', '/contacts/current', find, {}, ({ actor }) => ok(contactView(actor.contact, actor.account))),
  houseEndpoint('POST', '/contacts/find', find, findParameters, findContacts),
  houseEndpoint('POST', '/contacts/create', 'contact_create_failed', createParameters, createContact),
  houseEndpoint('GET', '/contacts/{id}', find, {}, getContact),
  houseEndpoint('POST', '/contacts/{id}', 'contact_update_failed', updateParameters, updateContact),
];
