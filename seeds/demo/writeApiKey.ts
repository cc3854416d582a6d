import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from './demoId';

/** Who has access for programs. */
export const keyHolder = 'treasurer';

/** Writes an API key to the demo, for the screens that show one. Nobody knows its text, which is random. */
export async function writeApiKey(transaction: Knex.Transaction, now: Date): Promise<void> {
  const id = demoId(`key ${keyHolder}`);
  await transaction('api_keys').insert({
    id,
    user_id: keyHolder,
    name: 'API access',
    hint: 'k3Qx',
    createdById: keyHolder,
    createdAt: now,
  });
  const hash = `sha256:${createHash('sha256').update(randomBytes(32)).digest('hex')}`;
  await transaction('vault.api_key_hashes').insert({ api_key_id: id, hash });
}
