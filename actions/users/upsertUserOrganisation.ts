import type { RuntimeContext } from '../runtime/context';
import type { UpsertUserOrganisationInput, UpsertUserOrganisationOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { changeLink } from './changeLink';

/** Links a user to an organisation, or changes what the user may do for it. @throws RuleError those of changeLink */
export function upsertUserOrganisation(
  { id, link }: UpsertUserOrganisationInput,
  session: Session,
  context: RuntimeContext,
): Promise<UpsertUserOrganisationOutput> {
  return changeLink(context, session, { id, change: link, field: 'link.org_id' });
}
