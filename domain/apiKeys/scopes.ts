/** What a key may do: read, and make what a person approves. No key approves or sends. */
export const apiKeyScopes = ['read', 'draft'] as const;

/** One of apiKeyScopes. */
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/**
 * Whether a key with these scopes may call an action. Every key reads what its user reads.
 * @param needed the scope that the action declares; null for one that no key may call
 */
export const isAllowedToKey = (needed: ApiKeyScope | null, scopes: readonly string[]): boolean =>
  needed === 'read' || (needed !== null && scopes.includes(needed));
