import type { Knex } from 'knex';
import { chargedFromAfter, reopeningRefusal } from '../../domain/accounts/reopening';
import { RuleError } from '../../domain/errors';
import { londonDay } from '../../domain/londonTime';
import { isUuid } from '../../domain/text';
import type { AccountsRow } from '../database/generated/tables';
import { defineAction } from '../defineAction';
import { governed } from '../fourEyes/governed';
import type { ReopenAccountInput } from '../runtime/generated/actions';
import { requireNoRefusal } from './openWork';
import { recordAccount } from '../database/accounts/insertAccount';

/**
 * Opens a closed account again, with the seats and the approval that it had. A second administrator always allows it. The months in which it was closed
 * are not charged. For administrators.
 * @throws RuleError account_not_found, account_not_closed, account_not_connected, account_in_use, change_pending
 */
export const reopenAccount = defineAction({
  name: 'reopenAccount',
  roles: [],
  scope: null,
  writes: { lists: ['accounts', 'organisations'], rows: { accountId: ['accounts'], accountIds: ['accounts'] } },
  activity: ['A035'],
  sdl: `
    type Mutation {
      """
      Opens a closed account again. A second administrator always allows it. For administrators.
      """
      reopenAccount(accountId: uuid!): GovernedRecord!
    }
  `,
  handler: governed({
    kind: 'reopenAccount',
    parse: ({ accountId }: ReopenAccountInput) => Promise.resolve({ accountId }),
    make: async ({ transaction, context, session }, { accountId }) => {
      const account = await lockAny(transaction, accountId);
      const { id, name, process_charges_from, closed_date } = account;
      requireNoRefusal(reopeningRefusal(await standingOf(transaction, account)));
      const chargedFrom = chargedFromAfter(process_charges_from, closed_date, londonDay(context.clock.now()));
      await transaction('accounts')
        .where({ id })
        .update({ is_closed: false, closed_date: null, process_charges_from: chargedFrom });
      await recordAccount(transaction, context, session, { accountId: id, details: `Opened again: ${name}` });
      return { answer: { id }, subject: { entity: 'accounts', id }, switches: { now: [] } };
    },
  }),
});

async function lockAny(transaction: Knex.Transaction, id: string): Promise<AccountsRow> {
  const account = isUuid(id) ? await transaction('accounts').where({ id }).forUpdate().first() : undefined;
  if (!account) throw new RuleError('account_not_found', 'accountId', 'This account does not exist.');
  return account;
}

async function standingOf(transaction: Knex.Transaction, account: AccountsRow) {
  const { is_closed, tccAccountId, debit_account_id, debit_account_use_source } = account;
  const atProvider = tccAccountId
    ? await transaction('tcc_accounts').where({ id: tccAccountId }).first('status')
    : null;
  const debtor = { id: debit_account_use_source ? null : debit_account_id, is_closed: true };
  const closedDebtor = await transaction('accounts').where(debtor).first('id');
  return { isClosed: is_closed, providerStatus: atProvider?.status ?? null, isDebtorClosed: Boolean(closedDebtor) };
}
