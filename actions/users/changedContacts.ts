import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { resetDelayMs, resetsAgainAt } from '../../domain/users/administration';
import { tellOfAccess } from '../database/accessNotices';
import { inTransaction } from '../database/transaction';
import type { UsersRow } from '../database/generated/tables';
import type { RuntimeContext } from '../runtime/context';
import type { Session } from '../runtime/session';

type Contacts = Pick<UsersRow, 'email' | 'phone'>;

/** The most users that one run confirms; the others wait for the next. */
const maxConfirmed = 100;

/** Whether a change gives a user another address or phone. */
export const areContactsChanged = (user: Contacts, next: Contacts) =>
  user.email !== next.email || user.phone !== next.phone;

/**
 * The columns of a change of contacts by an administrator: resets wait for a day (docs/decisions/088). None where the contacts stay.
 */
export function contactColumns(user: UsersRow, next: Contacts, now: Date): Partial<UsersRow> {
  return areContactsChanged(user, next) ? { contacts_changed_at: now, contacts_confirmed_at: null } : {};
}

/** Tells the user and the administrators of a change of contacts. The user's mail goes to the address of before. */
export async function tellOfContacts(
  transaction: Knex.Transaction,
  { clock, newId }: RuntimeContext,
  session: Session,
  { user, next }: { readonly user: UsersRow; readonly next: Contacts },
): Promise<void> {
  if (!areContactsChanged(user, next)) return;
  const subject = `contacts ${newId()}`;
  const change = { what: 'contacts_changed', by: session.userId } as const;
  await tellOfAccess(transaction, { userId: user.id, change, subject, at: clock.now() });
  if (!user.email) return;
  const own = transaction('notices').where({ user_id: user.id, kind: 'access_changed', subject }).select('id');
  await transaction('notice_mails').whereIn('notice_id', own).update({ address: user.email });
}

/** @throws RuleError contacts_changed_recently where an administrator changed the contacts less than a day ago */
export function requireSettledContacts({ contacts_changed_at }: UsersRow, now: Date): void {
  const at = resetsAgainAt(contacts_changed_at, now);
  if (!at) return;
  const text = `An administrator changed the contacts of this user. This is possible from ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC.`;
  throw new RuleError('contacts_changed_recently', 'id', text);
}

/** Lets contacts that were changed a day ago receive the codes of resets. @returns how many users had such */
export async function confirmContacts(context: RuntimeContext): Promise<number> {
  const { database, identity, clock, log } = context;
  const now = clock.now();
  const actor = { userId: 'finish-identity-operations', requestId: context.newId() };
  const due = await database('users')
    .whereNull('contacts_confirmed_at')
    .where('contacts_changed_at', '<=', new Date(now.getTime() - resetDelayMs))
    .orderBy(['contacts_changed_at', 'id'])
    .limit(maxConfirmed)
    .select('id', 'contacts_changed_at');
  let confirmed = 0;
  for (const { id, contacts_changed_at } of due) {
    try {
      await identity.administration.confirmContacts(id);
      confirmed += await inTransaction(database, actor, (transaction) =>
        transaction('users').where({ id, contacts_changed_at }).update({ contacts_confirmed_at: now }),
      );
    } catch (error) {
      log.error({ userId: id, error: String(error) }, 'the identity provider did not confirm contacts');
    }
  }
  return confirmed;
}
