import type { RuntimeContext } from '../runtime/context';
import type { SetManageNewAccountInput, SetManageNewAccountOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { changeLink } from './changeLink';

/** Lets a user open accounts for an organisation, or not any more. @throws RuleError those of changeLink */
export function setManageNewAccount(
  { id, orgId, canManageNewAccount }: SetManageNewAccountInput,
  session: Session,
  context: RuntimeContext,
): Promise<SetManageNewAccountOutput> {
  return changeLink(context, session, { id, change: { org_id: orgId, canManageNewAccount }, field: 'orgId' });
}
