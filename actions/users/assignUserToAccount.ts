import { governed } from '../fourEyes/governed';
import type { AssignUserToAccountInput } from '../runtime/generated/actions';
import { giveSeat } from './giveSeat';

const fields = { user: 'userId', account: 'accountId', role: 'roleId' };

/** Gives a user a seat on an account without an upper limit. @throws RuleError change_pending, and those of giveSeat */
export const assignUserToAccount = governed({
  kind: 'assignUserToAccount',
  parse: ({ userId, accountId, roleId }: AssignUserToAccountInput) => Promise.resolve({ userId, accountId, roleId }),
  make: (tools, asked) => giveSeat(tools, { ...asked, upperLimit: null, fields }),
});
