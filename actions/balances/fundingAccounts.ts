import { object } from '../../domain/yup';
import { defineAction } from '../defineAction';
import { askForSeat } from '../provider/askForSeat';
import type { ProviderFundingAccount } from '../provider/records/funding';
import { currencyCode } from '../runtime/fields';
import type { FundingAccount } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import { noneWhere } from '../provider/refusal';

const schema = object({ currency: currencyCode() });

/** There are two or three for a currency. */
const maxAccounts = 25;

/**
 * The account numbers of the selected account itself, one for each payment rail of a currency (specification, part one, section 3, Fund balance). None
 * where the currency cannot be received.
 * @throws RuleError invalid_input, and what askForSeat throws
 */
export const fundingAccounts = defineAction({
  name: 'fundingAccounts',
  roles: ['user'],
  scope: 'read',
  sdl: `
    type Query {
      """
      The account numbers of the selected account itself, one for each payment rail of a currency.
      """
      fundingAccounts(currency: String!): [FundingAccount!]!
    }

    type FundingAccount {
      accountHolderName: String
      accountNumber: String
      """account_number or iban."""
      accountNumberType: String
      bankName: String
      bankAddress: String
      bankCountry: String
      """regular, priority or any."""
      paymentType: String
      routingCode: String
      routingCodeType: String
    }
  `,
  handler: async (input, session, context) => {
    const { currency } = await parseDeclared(schema, input);
    return askForSeat(context, session, 'currency', async (client, onBehalfOf) => {
      const found = await client
        .findFundingAccounts({ currency, onBehalfOf, perPage: maxAccounts })
        .then(({ items }): readonly ProviderFundingAccount[] => items)
        .catch(noneWhere<ProviderFundingAccount>('funding_accounts_not_found'));
      return found.map(answerOf);
    });
  },
});

const answerOf = (reading: ProviderFundingAccount): FundingAccount => ({
  accountHolderName: reading.account_holder_name,
  accountNumber: reading.account_number,
  accountNumberType: reading.account_number_type,
  bankName: reading.bank_name,
  bankAddress: reading.bank_address,
  bankCountry: reading.bank_country,
  paymentType: reading.payment_type,
  routingCode: reading.routing_code,
  routingCodeType: reading.routing_code_type,
});
