import { requireSeat } from '../database/seats';
import { defineAction } from '../defineAction';
import { askProvider } from './askProvider';
import { parseBeneficiary } from './parseBeneficiary';
import { requirePermittedCountry } from './requirements';

/**
 * Whether the provider would accept these details for the selected account. Nothing is stored.
 * @throws RuleError invalid_input, account_not_found, country_not_permitted, and what askProvider throws
 */
export const validateBeneficiary = defineAction({
  name: 'validateBeneficiary',
  roles: ['user'],
  scope: 'read',
  sdl: `
    type Query {
      """
      Asks the provider whether it would take these details. Nothing is stored.
      """
      validateBeneficiary(beneficiary: BeneficiaryInput!): BeneficiaryValidation!
    }

    type BeneficiaryValidation {
      isValid: Boolean!
      errors: [FieldError!]!
    }

    type FieldError {
      field: String!
      code: String!
      message: String!
    }
  `,
  handler: async (input, session, context) => {
    const beneficiary = await parseBeneficiary(input.beneficiary, context.clock.now());
    const seat = await requireSeat(context.database, session.userId, session.selectedAccountId);
    await requirePermittedCountry(context.database, beneficiary);
    const errors = await askProvider(context, seat, beneficiary);
    return { isValid: errors.length === 0, errors };
  },
});
