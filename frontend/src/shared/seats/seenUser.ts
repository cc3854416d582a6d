/**
 * The user of a seat; null where the reader may not see them, because they are linked to another organisation. The schema promises a
 * user, and the permissions of the reader take it away.
 */
export const seenUser = <User>({ user }: { readonly user: User }): User | null => user;
