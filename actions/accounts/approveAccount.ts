import { detailFaults } from '../../domain/accounts/detailFaults';
import { RuleError } from '../../domain/errors';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import type { RuntimeContext } from '../runtime/context';
import { lockAccount } from './lockAccount';
import { recordAccount } from '../database/accounts/insertAccount';

/**
 * Approves an account, so that its users can act on it. Its details must be complete, and the provider must have it. Approving it again
 * changes nothing.
 * @throws RuleError account_not_found, account_closed, account_details_incomplete, account_not_connected
 */
export const approveAccount = defineAction({
  name: 'approveAccount',
  roles: [],
  scope: null,
  writes: { lists: ['accounts', 'organisations'], rows: { accountId: ['accounts'], accountIds: ['accounts'] } },
  activity: ['A035'],
  sdl: `
    type Mutation {
      """
      Approves an account whose details are complete, so that its users can act on it. For super admins.
      """
      approveAccount(accountId: uuid!): AdministeredRecord!
    }
  `,
  handler: async ({ accountId }, session, context: RuntimeContext) => {
    return inTransaction(context.database, session, async (transaction) => {
      const account = await lockAccount(transaction, accountId);
      const { id, name } = account;
      if (account.is_approved) return { id };
      const [fault] = detailFaults(account);
      if (fault) throw new RuleError('account_details_incomplete', fault.field);
      if (!account.tccAccountId) throw new RuleError('account_not_connected', 'accountId');
      await transaction('accounts').where({ id }).update({ is_approved: true });
      await recordAccount(transaction, context, session, { accountId: id, details: `Approved: ${name}` });
      return { id };
    });
  },
});
