/** The name of an account at one end of a transfer. An account where the user has no seat is not shown to them. */
export const accountName = (account: { readonly name: string } | null): string => account?.name ?? 'another account';
