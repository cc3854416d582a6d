import type { SetManageNewAccountInput } from '../runtime/generated/actions';
import { linkChange } from './linkChange';

/** Lets a user open accounts for an organisation, or not any more. @throws RuleError change_pending, and those of linkChange */
export const setManageNewAccount = linkChange({
  kind: 'setManageNewAccount',
  field: 'orgId',
  linkOf: ({ orgId, canManageNewAccount }: SetManageNewAccountInput) => ({ org_id: orgId, canManageNewAccount }),
});
