import { isSafeguarded } from '../../domain/accounts/accountFaults';
import { closingRefusal } from '../../domain/accounts/openWork';
import { RuleError } from '../../domain/errors';
import { isoDateOf } from '../../domain/isoDate';
import { isUuid } from '../../domain/text';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import { lockAccount } from './lockAccount';
import { heldCurrencies, loadOpenWork, requireNoRefusal } from './openWork';
import { recordAccount } from '../database/accounts/insertAccount';

/**
 * Closes an account as of today. Its seats stay, so that users can read what was done; nothing new is done on it (docs/decisions/068).
 * @throws RuleError account_not_found, account_closed, account_has_open_work, account_holds_money, account_in_use, provider_unavailable
 */
export const closeAccount = defineAction({
  name: 'closeAccount',
  roles: [],
  scope: null,
  // Groups lose an account that moves; organisations count their accounts.
  writes: { lists: ['accounts', 'organisations'], rows: { accountId: ['accounts'], accountIds: ['accounts'] } },
  activity: ['A035'],
  sdl: `
    type Mutation {
      """
      Closes an account without money and unfinished work. For administrators.
      """
      closeAccount(accountId: uuid!): AdministeredRecord!
    }
  `,
  handler: async ({ accountId }, session, context) => {
    const found = isUuid(accountId) && (await context.database('accounts').where({ id: accountId }).first());
    if (!found) throw new RuleError('account_not_found', 'accountId', 'This account does not exist.');
    const held = found.is_closed ? [] : await heldCurrencies(context, found);
    return inTransaction(context.database, session, async (transaction) => {
      const account = await lockAccount(transaction, accountId);
      const { id, name } = account;
      const work = await loadOpenWork(transaction, id);
      const safeguarded = isSafeguarded(account) ? ['safeguarded money'] : [];
      const currencies = [...new Set([...work.currencies, ...held]), ...safeguarded];
      requireNoRefusal(closingRefusal({ ...work, currencies }));
      await transaction('accounts')
        .where({ id })
        .update({ is_closed: true, closed_date: isoDateOf(context.clock.now()) });
      await recordAccount(transaction, context, session, { accountId: id, details: `Closed: ${name}` });
      return { id };
    });
  },
});
