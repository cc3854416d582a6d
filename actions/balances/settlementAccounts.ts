import { object } from '../../domain/yup';
import { RuleError } from '../../domain/errors';
import { defineAction } from '../defineAction';
import { askForSeat } from '../provider/askForSeat';
import type { ProviderSettlementAccount } from '../provider/records/funding';
import { currencyCode } from '../runtime/fields';
import type { SettlementAccount } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import { noneWhere } from '../provider/refusal';

const schema = object({ currency: currencyCode() });

/**
 * The pooled accounts of the provider to which money in a currency is sent for the selected account (specification, part one, section 7). The
 * transfer must quote the account's reference. None where the currency cannot be received.
 * @throws RuleError invalid_input, and what askForSeat throws
 */
export const settlementAccounts = defineAction({
  name: 'settlementAccounts',
  roles: ['user'],
  scope: 'read',
  sdl: `
    type Query {
      """
      The pooled accounts to which money in a currency is sent with the reference of the selected account.
      """
      settlementAccounts(currency: String!): [SettlementAccount!]!
    }

    type SettlementAccount {
      bankAccountHolderName: String
      bankName: String
      bankAddress: String
      bankCountry: String
      iban: String
      bicSwift: String
      accountNumber: String
      routingCodeType1: String
      routingCodeValue1: String
      routingCodeType2: String
      routingCodeValue2: String
    }
  `,
  handler: async (input, session, context) => {
    const { currency } = await parseDeclared(schema, input);
    return askForSeat(context, session, 'currency', async (client, _onBehalfOf, accountId) => {
      const account = await context.database('accounts').where({ id: accountId }).first('tccAccountId');
      if (!account?.tccAccountId) throw new RuleError('account_not_connected', 'accountId');
      const parameters = { currency, account_id: account.tccAccountId };
      const found = await client
        .getSettlementAccounts(parameters)
        .catch(noneWhere<ProviderSettlementAccount>('settlement_accounts_not_found'));
      return found.map(answerOf);
    });
  },
});

/** The provider's texts may end in a tab, and its IBANs have spaces. */
const trimmed = (text: string | null): string | null => text?.trim() || null;

function answerOf(reading: ProviderSettlementAccount): SettlementAccount {
  return {
    bankAccountHolderName: trimmed(reading.bank_account_holder_name),
    bankName: trimmed(reading.bank_name),
    bankAddress: trimmed(reading.bank_address.join(', ')),
    bankCountry: trimmed(reading.bank_country),
    iban: reading.iban?.replaceAll(/\s/g, '') || null,
    bicSwift: trimmed(reading.bic_swift),
    accountNumber: trimmed(reading.account_number),
    routingCodeType1: trimmed(reading.routing_code_type_1),
    routingCodeValue1: trimmed(reading.routing_code_value_1),
    routingCodeType2: trimmed(reading.routing_code_type_2),
    routingCodeValue2: trimmed(reading.routing_code_value_2),
  };
}
