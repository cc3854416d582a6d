import { createHmac, randomBytes } from 'node:crypto';
import { makeVerifier, type PasswordVerifier } from './srp';
import type { Store } from './store';

/**
 * The answer for usernames that do not exist: a salt that stays the same for a name, also after a restart, and a
 * verifier that no known password fits. Without it an answer would tell who exists.
 */
export async function createDecoy(store: Store): Promise<(username: string) => PasswordVerifier> {
  await store.add('key', 'decoy', { secret: randomBytes(32).toString('hex') });
  const secret = (await store.get<{ secret: string }>('key', 'decoy'))?.secret ?? '';
  const { verifier } = makeVerifier('', '', randomBytes(32).toString('hex'));
  return (username) => ({ salt: createHmac('sha256', secret).update(username).digest('hex').slice(0, 32), verifier });
}
