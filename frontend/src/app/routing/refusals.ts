import type { Guard } from './guards';

/** Why a route sent a user elsewhere: its guard, or that no account is selected. */
export type Refusal = Exclude<Guard, 'signedIn'> | 'account';

const texts: Record<Refusal, string> = {
  admin: 'Only Corridor’s own administrators can open that page.',
  adminOrOrgAdmin: 'Only organisation administrators can open that page.',
  adminOrOrgAdminOrFavouritesAdmin: 'Only administrators of organisations or of favourites can open that page.',
  adminOrTransfers: 'Only users who may make transfers can open that page.',
  account: 'That page belongs to an account. Choose one first.',
};

/** The state of the address that a refused user is sent to. A navigation from there leaves it behind. */
export const refusedBy = (refusal: Guard | 'account') => ({ refusal });

/** The user's sentence for the refusal in an address's state, if there is one. */
export function refusalText(state: unknown): string | undefined {
  const { refusal } = (state ?? {}) as { refusal?: unknown };
  return typeof refusal === 'string' && Object.hasOwn(texts, refusal) ? texts[refusal as Refusal] : undefined;
}
