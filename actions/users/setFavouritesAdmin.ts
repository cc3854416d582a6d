import type { RuntimeContext } from '../runtime/context';
import type { SetFavouritesAdminInput, SetFavouritesAdminOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { changeLink } from './changeLink';

/** Lets a user manage the favourites of an organisation, or not any more. @throws RuleError those of changeLink */
export function setFavouritesAdmin(
  { id, orgId, canManageFavourites }: SetFavouritesAdminInput,
  session: Session,
  context: RuntimeContext,
): Promise<SetFavouritesAdminOutput> {
  return changeLink(context, session, {
    id,
    change: { org_id: orgId, can_manage_favourites: canManageFavourites },
    field: 'orgId',
  });
}
