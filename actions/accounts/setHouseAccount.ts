import { markingRefusal } from '../../domain/accounts/houseAccount';
import { RuleError } from '../../domain/errors';
import { defineAction } from '../defineAction';
import { governed } from '../fourEyes/governed';
import type { SetHouseAccountInput } from '../runtime/generated/actions';
import { lockAccount } from './lockAccount';
import { loadOpenWork } from './openWork';
import { recordAccount } from '../database/accounts/insertAccount';

/**
 * Marks an account as the house's, or takes the mark away. A second administrator always allows it. An account that the settings name keeps its mark
 * (docs/decisions/103). For administrators.
 * @throws RuleError account_not_found, account_closed, account_not_approved, account_not_connected, account_in_use, change_pending
 */
export const setHouseAccount = defineAction({
  name: 'setHouseAccount',
  roles: [],
  scope: null,
  writes: { lists: ['accounts', 'organisations'], rows: { accountId: ['accounts'], accountIds: ['accounts'] } },
  activity: ['A035'],
  sdl: `
    type Mutation {
      """
      Marks an account as the house's, or takes the mark away. A second administrator always allows it. For administrators.
      """
      setHouseAccount(accountId: uuid!, isHouseAccount: Boolean!): GovernedRecord!
    }
  `,
  handler: governed({
    kind: 'setHouseAccount',
    parse: ({ accountId, isHouseAccount }: SetHouseAccountInput) => Promise.resolve({ accountId, isHouseAccount }),
    make: async ({ transaction, context, session }, { accountId, isHouseAccount }) => {
      const account = await lockAccount(transaction, accountId);
      const { id, name } = account;
      const made = { answer: { id }, subject: { entity: 'accounts', id }, switches: { now: [] } };
      if (account.isHouseAccount === isHouseAccount) return made;
      const refusal = isHouseAccount ? markingRefusal(account) : undefined;
      if (refusal) throw new RuleError(refusal, 'accountId');
      if (!isHouseAccount && (await loadOpenWork(transaction, id)).isOfSettings) {
        throw new RuleError('account_in_use', 'accountId', 'The settings name this account. Change them first.');
      }
      await transaction('accounts').where({ id }).update({ isHouseAccount });
      const details = `${isHouseAccount ? 'Marked as the house’s' : 'No longer marked as the house’s'}: ${name}`;
      await recordAccount(transaction, context, session, { accountId: id, details });
      return made;
    },
  }),
});
