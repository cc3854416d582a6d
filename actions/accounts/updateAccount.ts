import { accountChangesSchema, storedAccount } from '../../domain/accounts/accountInput';
import { RuleError } from '../../domain/errors';
import type { AccountsRow } from '../database/generated/tables';
import { inTransactionIfChanged } from '../database/keepIfChanged';
import { defineAction } from '../defineAction';
import { parseDeclared } from '../runtime/input';
import { connectAccount, requireAtProvider, requireSameKind } from './connectAccount';
import { lockAccount } from './lockAccount';
import { recordAccount } from '../database/accounts/insertAccount';
import { requireConsistent, requireDesignatedType, requireStillComplete } from '../database/accounts/requireConsistent';
import { requireReferences } from '../database/accounts/requireReferences';

/**
 * Changes the given fields of an account. The activity log names the fields; the audit log holds their values. A provider id can be given once.
 * @throws RuleError account_not_found, account_closed, invalid_input, account_imported, account_details_incomplete, and those of requireReferences and requireAtProvider
 */
export const updateAccount = defineAction({
  name: 'updateAccount',
  roles: [],
  scope: null,
  writes: { lists: ['accounts', 'organisations'], rows: { accountId: ['accounts'], accountIds: ['accounts'] } },
  activity: ['A035'],
  sdl: `
    type Mutation {
      """
      Changes the given fields of an account. A field that is left out keeps its value. For administrators.
      """
      updateAccount(accountId: uuid!, account: AccountChangesInput!): AdministeredRecord!
    }

    input AccountChangesInput {
      name: String
      reference: String
      tccAccountId: uuid
      street: String
      city: String
      state_or_province: String
      postal_code: String
      country: String
      legal_entity_type: String
      identification_type: String
      identification_value: String
      fundingEmails: [String!]
      default_payment_charge_type: String
      process_charges: Boolean
      process_charges_from: String
      payment_fee_tariff_id: uuid
      incoming_fund_fee_tariff_id: uuid
      monthly_maintenance_charge_tariff_id: uuid
      balance_transfer_fee_tariff_id: uuid
      debit_account_id: uuid
      debit_account_use_source: Boolean
      charge_currencies: [String!]
      charge_currencies_use_source: Boolean
      safeguarding_enabled: Boolean
      isDesignated: Boolean
      isTccSubAccount: Boolean
      safeguarding_permitted: Boolean
    }
  `,
  handler: async (input, session, context) => {
    const given = await parseDeclared(accountChangesSchema, input.account);
    const { tccAccountId, ...changes } = storedAccount(given) as Partial<AccountsRow>;
    const fields = Object.keys(given).sort();
    if (fields.length === 0) throw new RuleError('invalid_input', 'account', 'There is nothing to save.');
    const known = await requireAtProvider(context, given);
    return inTransactionIfChanged(context.database, session, async (transaction) => {
      const account = await lockAccount(transaction, input.accountId);
      const { id } = account;
      requireSameCounterpart(account, tccAccountId);
      if (account.tccAccountId) requireSameKind(account.isTccSubAccount, changes.isTccSubAccount);
      requireConsistent({ ...account, ...changes });
      requireStillComplete(account, changes);
      if (!account.isDesignated) await requireDesignatedType(transaction, changes.isDesignated);
      await requireReferences(transaction, account, changes);
      const written = { ...changes, ...known };
      if (Object.keys(written).length > 0) await transaction('accounts').where({ id }).update(written);
      if (tccAccountId) await connectAccount(transaction, id, tccAccountId);
      const details = `${changes.name ?? account.name}: ${fields.join(', ')}`;
      await recordAccount(transaction, context, session, { accountId: id, details });
      return { id };
    });
  },
});

/** @throws RuleError invalid_input for another provider id than the one that the account has */
function requireSameCounterpart(account: AccountsRow, tccAccountId: string | null | undefined): void {
  if (tccAccountId === undefined || account.tccAccountId === null) return;
  if (tccAccountId?.toLowerCase() === account.tccAccountId) return;
  throw new RuleError('invalid_input', 'tccAccountId', 'The provider id of an account stays.');
}
