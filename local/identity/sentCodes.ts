import { CognitoError, invalidParameter, wrongSentCode } from './cognitoError';
import { deliver, deliveryDetails, type UserPool } from './pool';
import type { PoolUser, SentCode } from './store';

const codeMs = 10 * 60_000;
const maxAttempts = 5;

/** The addresses a code can go to. */
export const contactAttributes = ['email', 'phone_number'] as const;
export type ContactAttribute = (typeof contactAttributes)[number];

/** The addresses that a user lacks: the pool requires both, and asks for them with the first password of one's own. */
export const missingContacts = (attributes: Readonly<Record<string, string>>): ContactAttribute[] =>
  contactAttributes.filter((name) => !attributes[name]);

/** What a code may be used for: a new password, or to prove that an address is the user's. */
export type CodePurpose = 'password' | ContactAttribute;

/**
 * Sends a code to one of the user's addresses, or to the one that is to replace it; an earlier code for the same purpose no longer counts.
 */
export async function sendCode(
  pool: UserPool,
  user: PoolUser,
  purpose: CodePurpose,
  attribute: ContactAttribute,
  to = user.attributes[attribute],
) {
  const medium = attribute === 'phone_number' ? 'SMS' : 'EMAIL';
  if (!to) throw invalidParameter(`User has no attribute ${attribute}.`);
  const code = pool.newCode();
  await deliver(pool, { medium, to, text: `Your verification code is ${code}.` });
  const from = user.attributes[attribute];
  const sent: SentCode = { code, sub: user.sub, to, from, until: pool.now() + codeMs, attempts: 0 };
  await pool.store.put('code', idOf(user.username, purpose), sent);
  return deliveryDetails(medium, to);
}

/**
 * Uses a code up; a wrong one may be tried again, five times in all.
 * @param username of somebody who may not exist: the refusal reads the same
 * @returns the address that the code had gone to, and the one that the user had then
 * @throws CognitoError CodeMismatchException or ExpiredCodeException
 */
export async function useSentCode(
  pool: UserPool,
  username: string,
  purpose: CodePurpose,
  code: string,
): Promise<Pick<SentCode, 'sub' | 'to' | 'from'>> {
  const id = idOf(username, purpose);
  const sent = await pool.store.take<SentCode>('code', id);
  if (!sent) throw wrongSentCode();
  if (sent.until < pool.now()) {
    throw new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
  }
  if (sent.code === code) return sent;
  const attempts = sent.attempts + 1;
  if (attempts < maxAttempts) await pool.store.put('code', id, { ...sent, attempts });
  throw wrongSentCode();
}

const idOf = (username: string, purpose: CodePurpose) => `${purpose} ${username}`;
