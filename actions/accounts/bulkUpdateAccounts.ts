import type { Knex } from 'knex';
import { storedAccount } from '../../domain/accounts/accountInput';
import { accountAddressSchema } from '../../domain/accounts/addressInput';
import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/text';
import type { AccountsRow } from '../database/generated/tables';
import { keepIfChanged } from '../database/keepIfChanged';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import type { RuntimeContext } from '../runtime/context';
import { parseDeclared } from '../runtime/input';
import { recordAccount } from '../database/accounts/insertAccount';
import { requireStillComplete } from '../database/accounts/requireConsistent';
import { requireCountry } from '../database/accounts/requireReferences';

const maxAccounts = 250;

/**
 * Gives accounts of one organisation a new address: the given fields, on all accounts or on none (docs/decisions/068).
 * @throws RuleError invalid_input, account_not_found where the organisation does not have one of them, account_closed, country_not_found,
 *   account_details_incomplete
 */
export const bulkUpdateAccounts = defineAction({
  name: 'bulkUpdateAccounts',
  roles: [],
  scope: null,
  writes: { lists: ['accounts', 'organisations'], rows: { accountId: ['accounts'], accountIds: ['accounts'] } },
  activity: ['A035'],
  sdl: `
    type Mutation {
      """
      Gives accounts of one organisation a new address: the given fields, on all or on none. For administrators.
      """
      bulkUpdateAccounts(orgId: uuid!, accountIds: [uuid!]!, address: AccountAddressInput!): ChangedAccounts!
    }

    input AccountAddressInput {
      street: String
      city: String
      state_or_province: String
      postal_code: String
      country: String
    }

    type ChangedAccounts {
      ids: [uuid!]!
    }
  `,
  handler: async ({ orgId, accountIds, address }, session, context: RuntimeContext) => {
    const changes = storedAccount(await parseDeclared(accountAddressSchema, address)) as Partial<AccountsRow>;
    const fields = Object.keys(changes).sort();
    if (fields.length === 0) throw new RuleError('invalid_input', 'address', 'Choose what is to change.');
    const ids = [...new Set(accountIds)].sort();
    if (ids.length === 0 || ids.length > maxAccounts) {
      throw new RuleError('invalid_input', 'accountIds', `Choose up to ${maxAccounts} accounts.`);
    }
    return inTransaction(context.database, session, async (transaction) => {
      await requireCountry(transaction, changes.country);
      for (const account of await lockAccounts(transaction, orgId, ids)) {
        const { id, name } = account;
        requireStillComplete(account, changes);
        await keepIfChanged(transaction, session, async () => {
          await transaction('accounts').where({ id }).update(changes);
          await recordAccount(transaction, context, session, {
            accountId: id,
            details: `${name}: ${fields.join(', ')}`,
          });
        });
      }
      return { ids };
    });
  },
});

/** Locks open accounts of an organisation, in the order of their ids. */
async function lockAccounts(
  transaction: Knex.Transaction,
  orgId: string,
  ids: readonly string[],
): Promise<readonly AccountsRow[]> {
  const known = [orgId, ...ids].every(isUuid)
    ? await transaction('accounts').where({ org_id: orgId }).whereIn('id', ids).orderBy('id').forUpdate()
    : [];
  if (known.length < ids.length) {
    throw new RuleError('account_not_found', 'accountIds', 'The organisation has no such account.');
  }
  const closed = known.find(({ is_closed }) => is_closed);
  if (closed) throw new RuleError('account_closed', 'accountIds', `${closed.name} is closed.`);
  return known;
}
