import { defineAction } from '../defineAction';
import type { SetUserAsOrgAdminInput } from '../runtime/generated/actions';
import { linkChange } from './linkChange';

/** Makes a user an administrator of an organisation, or a normal user again. @throws RuleError change_pending, and those of linkChange */
export const setUserAsOrgAdmin = defineAction({
  name: 'setUserAsOrgAdmin',
  roles: ['org_admin'],
  scope: null,
  // What is taken away also ends delegations and reopens approvals. The id is a user's, or a seat's.
  writes: { lists: ['users', 'delegations', 'payments'], rows: { id: ['users', 'CurrencyCloudContacts'] } },
  activity: ['A026'],
  sdl: `
    type Mutation {
      """
      Makes a user an administrator of an organisation, or a normal user again.
      """
      setUserAsOrgAdmin(id: String!, orgId: uuid!, isOrgAdmin: Boolean!): ChangedUser!
    }
  `,
  handler: linkChange({
    kind: 'setUserAsOrgAdmin',
    field: 'orgId',
    linkOf: ({ orgId, isOrgAdmin }: SetUserAsOrgAdminInput) => ({ org_id: orgId, can_user_admin_org: isOrgAdmin }),
  }),
});
