import { defineAction } from '../defineAction';
import type { SetManageNewAccountInput } from '../runtime/generated/actions';
import { linkChange } from './linkChange';

/** Lets a user open accounts for an organisation, or not any more. @throws RuleError change_pending, and those of linkChange */
export const setManageNewAccount = defineAction({
  name: 'setManageNewAccount',
  roles: ['org_admin'],
  scope: null,
  writes: { lists: ['users', 'delegations', 'payments'], rows: { id: ['users', 'CurrencyCloudContacts'] } },
  activity: ['A026'],
  sdl: `
    type Mutation {
      """Lets a user open accounts for an organisation, or not any more."""
      setManageNewAccount(id: String!, orgId: uuid!, canManageNewAccount: Boolean!): ChangedUser!
    }
  `,
  handler: linkChange({
    kind: 'setManageNewAccount',
    field: 'orgId',
    linkOf: ({ orgId, canManageNewAccount }: SetManageNewAccountInput) => ({ org_id: orgId, canManageNewAccount }),
  }),
});
