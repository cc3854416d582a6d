import { object, string } from '../../domain/yup';
import { readRequiredDetails } from '../../domain/beneficiaries/requiredDetails';
import { messages } from '../../domain/messages';
import { requireSeat, requireWorkingAccount } from '../database/seats';
import { defineAction } from '../defineAction';
import { refusalOf } from '../provider/refusal';
import { parseDeclared } from '../runtime/input';

const country = () =>
  string()
    .matches(/^[A-Z]{2}$/, 'Choose a country.')
    .required(messages.fields.required);

const schema = object({
  bankAccountCountry: country(),
  beneficiaryCountry: country(),
  currency: string()
    .matches(/^[A-Z]{3}$/, 'Choose a currency.')
    .required(messages.fields.required),
  beneficiaryEntityType: string().oneOf(['company', 'individual']).required(messages.fields.required),
});

/**
 * The fields that the provider requires for a route. Its answer covers both entity types; this returns those of the one
 * asked for.
 * @throws RuleError invalid_input, account_not_found, provider_rejected, provider_unavailable,
 *   provider_credentials_refused
 */
export const beneficiaryRequiredDetails = defineAction({
  name: 'beneficiaryRequiredDetails',
  roles: ['user'],
  scope: 'read',
  sdl: `
    type Query {
      """
      The fields the provider requires for this route, one entry per payment type and alternative.
      """
      beneficiaryRequiredDetails(bankAccountCountry: String!, beneficiaryCountry: String!, currency: String!, beneficiaryEntityType: String!): [RequiredDetailsGroup!]!
    }

    type RequiredDetailsGroup {
      paymentType: String!
      beneficiaryEntityType: String!
      fields: [RequiredField!]!
    }

    type RequiredField {
      """
      The field of BeneficiaryInput, or sortCode, aba, bsbCode, clabe, cnaps, ifsc, institutionNumber, bankCode, branchCode for a routing code.
      """
      name: String!
      """The routing code type to send when the field is a routing code."""
      routingCodeType: String
      """An anchored regular expression."""
      validationRule: String!
    }
  `,
  handler: async (input, session, context) => {
    const route = await parseDeclared(schema, input);
    const seat = await requireSeat(context.database, session.userId, session.selectedAccountId);
    const client = await context.provider.forAccount(seat.accountId);
    const entries = await client
      .getRequiredDetails({
        currency: route.currency,
        bank_account_country: route.bankAccountCountry,
        beneficiary_country: route.beneficiaryCountry,
        on_behalf_of: requireWorkingAccount(seat),
      })
      .catch((error: unknown) => {
        throw refusalOf(error, 'bankAccountCountry');
      });
    return entries
      .map(readRequiredDetails)
      .filter((group) => group.beneficiaryEntityType === route.beneficiaryEntityType);
  },
});
