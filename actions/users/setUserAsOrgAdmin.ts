import type { RuntimeContext } from '../runtime/context';
import type { SetUserAsOrgAdminInput, SetUserAsOrgAdminOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { changeLink } from './changeLink';

/** Makes a user an administrator of an organisation, or a normal user again. @throws RuleError those of changeLink */
export function setUserAsOrgAdmin(
  { id, orgId, isOrgAdmin }: SetUserAsOrgAdminInput,
  session: Session,
  context: RuntimeContext,
): Promise<SetUserAsOrgAdminOutput> {
  return changeLink(context, session, {
    id,
    change: { org_id: orgId, can_user_admin_org: isOrgAdmin },
    field: 'orgId',
  });
}
