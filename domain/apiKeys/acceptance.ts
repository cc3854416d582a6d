import { isInNetworks } from './networks';

/** A key with its user, as stored. */
export interface StoredKey {
  readonly revokedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly allowedNetworks: readonly string[];
  /** Those that an administrator allows the keys of the user. */
  readonly accessNetworks: readonly string[];
  readonly isUserEnabled: boolean;
  /** Whether the user has access for programs at all (`is_api_key_access_enabled`). */
  readonly isAccessEnabled: boolean;
}

/** Whether a key counts now, wherever it is used from. It ends at its time, not after it. */
export function isKeyInForce(key: Omit<StoredKey, 'allowedNetworks' | 'accessNetworks'>, now: Date): boolean {
  const isExpired = key.expiresAt !== null && key.expiresAt <= now;
  return key.isUserEnabled && key.isAccessEnabled && !key.revokedAt && !isExpired;
}

/** Whether a key signs in from an address: one that both the key and the user's administrator allow. */
export function isKeyAccepted(key: StoredKey, address: string, now: Date): boolean {
  return (
    [key.allowedNetworks, key.accessNetworks].every((networks) => isInNetworks(address, networks)) &&
    isKeyInForce(key, now)
  );
}
