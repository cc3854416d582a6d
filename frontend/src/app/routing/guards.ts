import type { Portal } from '../../session/PortalContext';

/** Who may enter a route (specification section 2, route guards). */
export type Guard = 'signedIn' | 'admin' | 'adminOrOrgAdmin' | 'adminOrOrgAdminOrFavouritesAdmin' | 'adminOrTransfers';

/** The part of a session that guards read. */
export type Person = Pick<Portal, 'isAdmin' | 'isOrgAdmin' | 'isFavouriteAdmin'> & {
  readonly user: Pick<Portal['user'], 'can_use_transfers' | 'can_transfer_between_orgs'>;
};

const admits: Record<Guard, (person: Person) => boolean> = {
  signedIn: () => true,
  admin: ({ isAdmin }) => isAdmin,
  adminOrOrgAdmin: ({ isAdmin, isOrgAdmin }) => isAdmin || isOrgAdmin,
  adminOrOrgAdminOrFavouritesAdmin: ({ isAdmin, isOrgAdmin, isFavouriteAdmin }) =>
    isAdmin || isOrgAdmin || isFavouriteAdmin,
  // Either of the two permissions opens the transfer screens (section 6).
  adminOrTransfers: ({ isAdmin, user }) => isAdmin || user.can_use_transfers || user.can_transfer_between_orgs,
};

/** Whether the guard lets this person in. The server decides again on every row. */
export function mayEnter(guard: Guard, person: Person): boolean {
  return admits[guard](person);
}
