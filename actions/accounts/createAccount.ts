import { accountInputSchema } from '../../domain/accounts/accountInput';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import { parseDeclared } from '../runtime/input';
import { requireAtProvider } from './connectAccount';
import { insertAccount } from '../database/accounts/insertAccount';

/**
 * Creates an account of an organisation, not approved yet. With a provider id the call may be repeated: the account that has it is the answer.
 * @throws RuleError those of insertAccount and of requireAtProvider
 */
export const createAccount = defineAction({
  name: 'createAccount',
  roles: [],
  scope: null,
  // Groups lose an account that moves; organisations count their accounts.
  writes: { lists: ['accounts', 'organisations'], rows: { accountId: ['accounts'], accountIds: ['accounts'] } },
  activity: ['A035'],
  sdl: `
    type Mutation {
      """
      Creates an account of an organisation, not approved yet. With a provider id the call may be repeated. For administrators.
      """
      createAccount(account: AccountInput!): AdministeredRecord!
    }

    """
    A new account. Charge currencies are in the order in which charges are taken from them.
    """
    input AccountInput {
      org_id: uuid!
      name: String!
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
    }
  `,
  handler: async (input, session, context) => {
    const given = await parseDeclared(accountInputSchema, input.account);
    const account = { ...given, ...(await requireAtProvider(context, given)) };
    const id = context.newId();
    return inTransaction(context.database, session, (transaction) =>
      insertAccount(transaction, context, session, { id, account }),
    );
  },
});
