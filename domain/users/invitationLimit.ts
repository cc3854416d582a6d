/** How many times an invitation is sent again to one user within a period. */
export const invitationLimit = { most: 3, periodMs: 24 * 3_600_000 } as const;
