import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { StoredKey } from '../../domain/apiKeys/acceptance';

/** A key with its user. */
export interface ApiKey extends StoredKey {
  readonly id: string;
  readonly userId: string;
  readonly scopes: readonly string[];
}

const keys = (database: Knex) =>
  database('api_keys as key').join('users as person', 'person.id', 'key.user_id').select<ApiKey[]>({
    id: 'key.id',
    userId: 'person.id',
    scopes: 'key.scopes',
    allowedNetworks: 'key.allowed_networks',
    revokedAt: 'key.revokedAt',
    expiresAt: 'key.expiresAt',
    isUserEnabled: 'person.enabled',
    isAccessEnabled: 'person.is_api_key_access_enabled',
  });

/** The key that a text is; undefined for none. The vault has digests only, of texts with 256 random bits. */
export async function findKey(database: Knex, text: string): Promise<ApiKey | undefined> {
  const [found] = await keys(database)
    .join('vault.api_key_hashes as digest', 'digest.api_key_id', 'key.id')
    .where({ 'digest.hash': hashOfKey(text) })
    .limit(1);
  return found;
}

/** The key with an id, if it is the user's. */
export async function keyOfUser(database: Knex, id: string, userId: string): Promise<ApiKey | undefined> {
  const [found] = await keys(database).where({ 'key.id': id, 'key.user_id': userId }).limit(1);
  return found;
}

/** What the vault keeps of a key. */
export const hashOfKey = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`;
