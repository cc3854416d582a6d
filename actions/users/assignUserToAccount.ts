import { defineAction } from '../defineAction';
import { governed } from '../fourEyes/governed';
import type { AssignUserToAccountInput } from '../runtime/generated/actions';
import { giveSeat } from './giveSeat';

const fields = { user: 'userId', account: 'accountId', role: 'roleId' };

/** Gives a user a seat on an account without an upper limit. @throws RuleError change_pending, and those of giveSeat */
export const assignUserToAccount = defineAction({
  name: 'assignUserToAccount',
  roles: ['org_admin'],
  scope: null,
  writes: { lists: ['users', 'delegations', 'payments'] },
  activity: ['A036'],
  sdl: `
    type Mutation {
      """Gives a user a seat on an account without an upper limit."""
      assignUserToAccount(userId: String!, accountId: uuid!, roleId: uuid!): GovernedSeat!
    }
  `,
  handler: governed({
    kind: 'assignUserToAccount',
    parse: ({ userId, accountId, roleId }: AssignUserToAccountInput) => Promise.resolve({ userId, accountId, roleId }),
    make: (tools, asked) => giveSeat(tools, { ...asked, upperLimit: null, fields }),
  }),
});
