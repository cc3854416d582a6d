import { ok, type Answer, type Call } from '../../http/endpoint';
import { refuseIf, type FieldError } from '../../http/errors';
import { reaches } from '../../http/scope';
import type { Account, Contact } from '../../store/records';
import { timeText } from '../../wire';
import { updateParameters } from './parameters';
import { visibleContact } from './read';
import { contactView } from './view';

const createFailure = 'contact_create_failed';
const updateFailure = 'contact_update_failed';

type Stated = Partial<Contact>;

/** Adds a contact to an account of the family; not enabled unless the caller says so. */
export function createContact(call: Call): Answer {
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
export function updateContact(call: Call): Answer {
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
