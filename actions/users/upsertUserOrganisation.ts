import { defineAction } from '../defineAction';
import type { UpsertUserOrganisationInput } from '../runtime/generated/actions';
import { linkChange } from './linkChange';

/** Links a user to an organisation, or changes what the user may do for it. @throws RuleError change_pending, and those of linkChange */
export const upsertUserOrganisation = defineAction({
  name: 'upsertUserOrganisation',
  roles: ['org_admin'],
  scope: null,
  writes: { lists: ['users', 'delegations', 'payments'], rows: { id: ['users', 'CurrencyCloudContacts'] } },
  activity: ['A026'],
  sdl: `
    type Mutation {
      """
      Links a user to an organisation, or changes the given rights of the link; a right that is not given stays.
      """
      upsertUserOrganisation(id: String!, link: OrganisationLinkInput!): ChangedUser!
    }
  `,
  handler: linkChange({
    kind: 'upsertUserOrganisation',
    field: 'link.org_id',
    linkOf: ({ link }: UpsertUserOrganisationInput) => link,
  }),
});
