/** A contact of an account, as the provider lists it. */
export interface ListedContact {
  readonly id: string;
  readonly login_id: string | null;
  readonly email_address: string | null;
  readonly status: string;
}

/** Whose contact is looked for. */
export interface ContactOwner {
  /** The login of the contact that the portal opens for this person on this account. */
  readonly loginId: string;
  readonly email: string | null;
  /** Contacts that the person had on this account before, the last one first. */
  readonly formerIds: readonly string[];
  /** Contacts that seats of other people act as. */
  readonly takenIds: readonly string[];
}

const portalPrefix = 'corridor-';

/** The login of a contact that the portal opens. The provider takes each login once, so it serves as the key of the call. */
export const portalLogin = (key: string): string => `${portalPrefix}${key}`;

/**
 * The contact that a new seat is linked to instead of a new one: the one that the portal opened for this person here, else the person's former
 * one, else one with the person's e-mail address as address or login, an enabled one first. It never is
 * a contact that another person's seat uses, or one that the portal opened for another person.
 */
export function matchingContact<Contact extends ListedContact>(
  contacts: readonly Contact[],
  { loginId, email, formerIds, takenIds }: ContactOwner,
): Contact | undefined {
  const free = contacts.filter(({ id }) => !takenIds.includes(id));
  const own = free.find((contact) => contact.login_id === loginId);
  if (own) return own;
  const former = formerIds.map((id) => free.find((contact) => contact.id === id)).find(Boolean);
  if (former) return former;
  const named = free.filter((contact) => !contact.login_id?.startsWith(portalPrefix) && isNamed(contact, email));
  return named.find(({ status }) => status === 'enabled') ?? named[0];
}

function isNamed({ email_address, login_id }: ListedContact, email: string | null): boolean {
  const sought = email?.trim().toLowerCase();
  return Boolean(sought) && [email_address, login_id].some((text) => text?.trim().toLowerCase() === sought);
}
