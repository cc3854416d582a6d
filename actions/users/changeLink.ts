import { RuleError } from '../../domain/errors';
import { organisationLinkSchema, type OrganisationLink } from '../../domain/users/userInput';
import { inTransaction } from '../database/transaction';
import type { RuntimeContext } from '../runtime/context';
import type { ChangedUser, OrganisationLinkInput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';
import { putLink, requireOrganisations } from './organisationLinks';
import { recordUserAct } from './recordUserAct';
import { takeUser } from './standing';

/** What to change of a link; what is not named stays. */
export type LinkChange = OrganisationLinkInput;

/**
 * Changes what a user may do for an organisation that the caller administers, and links the user to it where there is no link yet. An
 * organisation's administrator reaches only users who are linked to one of the administrator's organisations already.
 * @throws RuleError invalid_input, organisation_not_found, and those of takeUser
 */
export async function changeLink(
  context: RuntimeContext,
  session: Session,
  { id, change, field }: { readonly id: string; readonly change: LinkChange; readonly field: string },
): Promise<ChangedUser> {
  const asked = await parseDeclared(organisationLinkSchema, change).catch((error: unknown) => {
    throw error instanceof RuleError && error.field === 'org_id'
      ? new RuleError('organisation_not_found', field)
      : error;
  });
  return inTransaction(context.database, session, async (transaction) => {
    const { administrator } = await takeUser(transaction, session, { id, act: 'membership' });
    await requireOrganisations(transaction, administrator, [asked.org_id], field);
    const key = { user_id: id, org_id: asked.org_id };
    const present = await transaction('users_organisations').where(key).first();
    await putLink(transaction, id, { ...present, ...given(asked) });
    await recordUserAct(transaction, context, session, { of: 'changed', details: detailsOf(id, asked) });
    return { id, isPending: false };
  });
}

/** The fields that have a value. */
function given({ org_id, ...flags }: OrganisationLink): OrganisationLink {
  const known = Object.entries(flags).filter(([, value]) => typeof value === 'boolean');
  return { org_id, ...Object.fromEntries(known) };
}

const detailsOf = (id: string, { org_id, ...flags }: OrganisationLink) =>
  `Rights for organisation ${org_id}: ${id} ${JSON.stringify(flags)}`;
