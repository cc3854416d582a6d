import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { StoredKey } from '../../domain/apiKeys/acceptance';
import type { IdentityUser } from '../runtime/identity';

/** A key with its user. */
export interface ApiKey extends StoredKey {
  readonly id: string;
  readonly userId: string;
  /** Those of the key that the user's administrator allows. */
  readonly scopes: readonly string[];
  /** A digest of the second factors of the user when the key was issued. */
  readonly secondFactor: string;
}

type KeyRow = Omit<ApiKey, 'scopes'> & {
  readonly keyScopes: readonly string[];
  readonly accessScopes: readonly string[];
};

const keys = (database: Knex) =>
  database('api_keys as key').join('users as person', 'person.id', 'key.user_id').select<KeyRow[]>({
    id: 'key.id',
    userId: 'person.id',
    keyScopes: 'key.scopes',
    accessScopes: 'person.api_access_scopes',
    secondFactor: 'key.second_factor',
    allowedNetworks: 'key.allowed_networks',
    accessNetworks: 'person.api_access_networks',
    revokedAt: 'key.revokedAt',
    expiresAt: 'key.expiresAt',
    isUserEnabled: 'person.enabled',
    isAccessEnabled: 'person.is_api_key_access_enabled',
  });

const keyOf = ({ keyScopes, accessScopes, ...row }: KeyRow): ApiKey => ({
  ...row,
  scopes: keyScopes.filter((scope) => accessScopes.includes(scope)),
});

/** The key that a text is; undefined for none. The vault has digests only, of texts with 256 random bits. */
export async function findKey(database: Knex, text: string): Promise<ApiKey | undefined> {
  const [found] = await keys(database)
    .join('vault.api_key_hashes as digest', 'digest.api_key_id', 'key.id')
    .where({ 'digest.hash': hashOfKey(text) })
    .limit(1);
  return found && keyOf(found);
}

/** The key with an id, if it is the user's. */
export async function keyOfUser(database: Knex, id: string, userId: string): Promise<ApiKey | undefined> {
  const [found] = await keys(database).where({ 'key.id': id, 'key.user_id': userId }).limit(1);
  return found && keyOf(found);
}

/** What the vault keeps of a key. */
export const hashOfKey = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`;

/** A digest of a user's second factors, with the phone number where codes go there. Another authenticator app has the same. */
export function secondFactorDigest({ mfa, phone }: Pick<IdentityUser, 'mfa' | 'phone'>): string {
  const factors = [...mfa].sort().map((factor) => (factor === 'SMS_MFA' ? `${factor} ${phone ?? ''}` : factor));
  return createHash('sha256').update(factors.join('\n')).digest('hex');
}

/** Ends every key of a user. The same happens by a trigger where a seat of the user, or its role, changes. */
export async function endKeys(transaction: Knex.Transaction, userId: string): Promise<void> {
  await transaction.raw('select end_api_keys(?)', [userId]);
}
