import { object } from '../../domain/yup';
import { withBareBankCodes } from '../../domain/beneficiaries/beneficiaryInput';
import { beneficiaryFields } from '../../domain/beneficiaries/beneficiaryFields';
import { payeeFields, type Payee } from '../../domain/beneficiaries/payeeCheck';
import { requireWorkingAccount } from '../database/seats';
import { defineAction } from '../defineAction';
import { parseDeclared } from '../runtime/input';
import { checkPayee } from './checkPayee';
import { requireEditor } from './requirements';

type PayeeSchemas = Pick<
  { [Name in keyof typeof beneficiaryFields]: (typeof beneficiaryFields)[Name]['schema'] },
  (typeof payeeFields)[number]
>;

const schema = object(
  Object.fromEntries(payeeFields.map((name) => [name, beneficiaryFields[name].schema])) as unknown as PayeeSchemas,
).noUnknown();

/**
 * Whether the payee's bank says that the account is held under the account holder's name. Only those who may save a beneficiary may
 * ask, because the answer can disclose a name. Nothing is stored.
 * @throws RuleError invalid_input, account_closed, account_not_approved, account_not_connected, and what requireEditor and checkPayee
 *   throw
 */
export const verifyPayee = defineAction({
  name: 'verifyPayee',
  roles: ['user'],
  scope: 'draft',
  writes: {},
  activity: [],
  sdl: `
    type Mutation {
      """
      Asks the payee's bank whether the account is held under the name: in pounds in the United Kingdom, and in euros. Nothing is stored;
      a mutation, so that no cache keeps the answer.
      """
      verifyPayee(payee: PayeeInput!): PayeeCheck!
    }

    """A bank account, and who is said to hold it."""
    input PayeeInput {
      beneficiaryEntityType: String!
      bankAccountHolderName: String!
      currency: String!
      bankCountry: String!
      accountNumber: String
      iban: String
      routingCodeType1: String
      routingCodeValue1: String
      routingCodeType2: String
      routingCodeValue2: String
    }

    type PayeeCheck {
      """full_match, close_match, no_match or not_available."""
      answer: String!
      """The name under which the account is held, where the bank tells it."""
      actualName: String
      """The bank's reason, in the provider's words."""
      reason: String
    }
  `,
  handler: async ({ payee }, session, context) => {
    const checked: Payee = withBareBankCodes(await parseDeclared(schema, payee));
    const seat = await requireEditor(context.database, session);
    requireWorkingAccount(seat);
    return checkPayee(context, seat, checked);
  },
});
