import type { SetUserAsOrgAdminInput } from '../runtime/generated/actions';
import { linkChange } from './linkChange';

/** Makes a user an administrator of an organisation, or a normal user again. @throws RuleError change_pending, and those of linkChange */
export const setUserAsOrgAdmin = linkChange({
  kind: 'setUserAsOrgAdmin',
  field: 'orgId',
  linkOf: ({ orgId, isOrgAdmin }: SetUserAsOrgAdminInput) => ({ org_id: orgId, can_user_admin_org: isOrgAdmin }),
});
