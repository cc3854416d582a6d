/** How long after an administrator changed a user's contacts they receive no code of a reset. */
export const resetDelayMs = 24 * 3_600_000;

/** When contacts that were changed may receive the codes of resets; undefined where they may now. */
export function resetsAgainAt(changedAt: Date | null, now: Date): Date | undefined {
  if (!changedAt) return undefined;
  const at = new Date(changedAt.getTime() + resetDelayMs);
  return now < at ? at : undefined;
}
