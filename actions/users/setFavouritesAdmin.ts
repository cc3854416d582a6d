import type { SetFavouritesAdminInput } from '../runtime/generated/actions';
import { linkChange } from './linkChange';

/** Lets a user manage the favourites of an organisation, or not any more. @throws RuleError change_pending, and those of linkChange */
export const setFavouritesAdmin = linkChange({
  kind: 'setFavouritesAdmin',
  field: 'orgId',
  linkOf: ({ orgId, canManageFavourites }: SetFavouritesAdminInput) => ({
    org_id: orgId,
    can_manage_favourites: canManageFavourites,
  }),
});
