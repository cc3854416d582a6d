import type { Books } from '../store/books';
import type { Account, Contact } from '../store/records';
import { timeText } from '../wire';
import type { Actor } from './endpoint';
import { ApiError, authFailed } from './errors';

const idleLimitMs = 30 * 60_000;
const slideMs = 60_000;

/**
 * Who a token stands for. Using it keeps it alive for another 30 minutes.
 * @throws ApiError 401 when the token is unknown or has been idle too long
 */
export function identify(books: Books, token: string | undefined, now: Date): Actor {
  const session = token ? books.get('session', token) : undefined;
  const login = session && books.get('login', session.login_id);
  if (!token || !session || !login || login.locked) throw authFailed();
  const idleMs = now.getTime() - Date.parse(session.last_used_at);
  if (idleMs > idleLimitMs) throw authFailed();
  // Written at most once a minute, so that not every call costs a write.
  if (idleMs > slideMs) books.put('session', token, { ...session, last_used_at: timeText(now) });
  const contact = books.get('contact', login.contact_id);
  const account = contact && books.get('account', contact.account_id);
  if (!contact || !account) throw authFailed();
  return { login, token, contact, account, isOnBehalf: false };
}

/**
 * The same login acting for a contact of one of its sub-accounts.
 * @throws ApiError 400 `on_behalf_of_is_not_valid_uuid`, `on_behalf_of_self`, `contact_not_found`
 */
export function actingFor(books: Books, actor: Actor, contactId: string, errorCode: string): Actor {
  const refuse = (code: string, message: string) =>
    new ApiError(400, errorCode, [{ field: 'on_behalf_of', code, message }]);
  if (!/^[0-9a-f-]{36}$/i.test(contactId)) throw refuse('on_behalf_of_is_not_valid_uuid', 'on_behalf_of needs a UUID');
  if (contactId.toLowerCase() === actor.contact.id) throw refuse('on_behalf_of_self', 'You cannot act for yourself');
  const contact = books.get('contact', contactId.toLowerCase());
  const account = contact && subAccountOf(books, actor.account, contact);
  if (!contact || !account) throw refuse('contact_not_found', 'No such contact of a sub-account');
  return { ...actor, contact, account, isOnBehalf: true };
}

function subAccountOf(books: Books, house: Account, contact: Contact): Account | undefined {
  const account = books.get('account', contact.account_id);
  return account?.parent_account_id === house.id && contact.status === 'enabled' ? account : undefined;
}
