import type { UpsertUserOrganisationInput } from '../runtime/generated/actions';
import { linkChange } from './linkChange';

/** Links a user to an organisation, or changes what the user may do for it. @throws RuleError change_pending, and those of linkChange */
export const upsertUserOrganisation = linkChange({
  kind: 'upsertUserOrganisation',
  field: 'link.org_id',
  linkOf: ({ link }: UpsertUserOrganisationInput) => link,
});
