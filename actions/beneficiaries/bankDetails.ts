import { object, string, oneLine } from '../../domain/yup';
import { messages } from '../../domain/messages';
import { defineAction } from '../defineAction';
import { askForSeat } from '../provider/askForSeat';
import { parseDeclared } from '../runtime/input';

/** The identifiers by which the provider finds a bank. */
const identifierTypes = [
  'iban',
  'bic_swift',
  'sort_code',
  'aba',
  'bsb_code',
  'routing_number',
  'cnaps',
  'ifsc',
] as const;

const schema = object({
  identifierType: string()
    .required(messages.fields.required)
    .oneOf([...identifierTypes], 'Banks are not looked up by this.'),
  identifierValue: oneLine(50).required(messages.fields.required),
});

/**
 * The bank of an identifier, such as an IBAN.
 * @throws RuleError invalid_input, provider_rejected if there is no such bank, and what askForSeat throws
 */
export const bankDetails = defineAction({
  name: 'bankDetails',
  roles: ['user'],
  scope: 'read',
  sdl: `
    type Query {
      """The bank behind an IBAN, a BIC or a routing code."""
      bankDetails(identifierType: String!, identifierValue: String!): BankDetails!
    }

    type BankDetails {
      identifierType: String
      identifierValue: String
      accountNumber: String
      bicSwift: String
      bankName: String
      bankBranch: String
      bankAddress: String
      bankCity: String
      bankState: String
      bankPostCode: String
      """ISO code."""
      bankCountry: String
      currency: String
    }
  `,
  handler: async (input, session, context) => {
    const { identifierType, identifierValue } = await parseDeclared(schema, input);
    const bank = await askForSeat(context, session, 'identifierValue', (client) =>
      client.findBankDetails({ identifier_type: identifierType, identifier_value: identifierValue }),
    );
    return {
      identifierType: bank.identifier_type,
      identifierValue: bank.identifier_value,
      accountNumber: bank.account_number,
      bicSwift: bank.bic_swift,
      bankName: bank.bank_name,
      bankBranch: bank.bank_branch,
      bankAddress: bank.bank_address,
      bankCity: bank.bank_city,
      bankState: bank.bank_state,
      bankPostCode: bank.bank_post_code,
      bankCountry: bank.bank_country_ISO,
      currency: bank.currency,
    };
  },
});
