import { defineAction } from '../defineAction';
import type { SetFavouritesAdminInput } from '../runtime/generated/actions';
import { linkChange } from './linkChange';

/** Lets a user manage the favourites of an organisation, or not any more. @throws RuleError change_pending, and those of linkChange */
export const setFavouritesAdmin = defineAction({
  name: 'setFavouritesAdmin',
  roles: ['org_admin'],
  scope: null,
  writes: { lists: ['users', 'delegations', 'payments'], rows: { id: ['users', 'CurrencyCloudContacts'] } },
  activity: ['A026'],
  sdl: `
    type Mutation {
      """Lets a user manage the favourites of an organisation, or not any more."""
      setFavouritesAdmin(id: String!, orgId: uuid!, canManageFavourites: Boolean!): ChangedUser!
    }
  `,
  handler: linkChange({
    kind: 'setFavouritesAdmin',
    field: 'orgId',
    linkOf: ({ orgId, canManageFavourites }: SetFavouritesAdminInput) => ({
      org_id: orgId,
      can_manage_favourites: canManageFavourites,
    }),
  }),
});
