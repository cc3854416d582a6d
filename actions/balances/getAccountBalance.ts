import { object } from '../../domain/yup';
import { defineAction } from '../defineAction';
import { askForSeat } from '../provider/askForSeat';
import { takeReadings } from '../mirrors/mirror';
import { currencyCode } from '../runtime/fields';
import { parseDeclared } from '../runtime/input';
import { balancesMirror } from './balancesMirror';

const schema = object({ currency: currencyCode() });

/**
 * What the selected account holds in a currency according to the provider now (specification, part one, section 7). The reading is stored in
 * `balances` unless a newer one is there. The provider opens a wallet that does not exist yet.
 * @returns the amount in major units, and the provider's time of its last change
 * @throws RuleError invalid_input, and what askForSeat throws
 */
export const getAccountBalance = defineAction({
  name: 'getAccountBalance',
  roles: ['user'],
  scope: 'read',
  sdl: `
    type Query {
      """
      What the selected account holds in a currency, read from the provider now.
      """
      getAccountBalance(currency: String!): AccountBalance!
    }

    type AccountBalance {
      currency: String!
      """What is available, in major units."""
      amount: String!
      updatedAt: String!
    }
  `,
  handler: async (input, session, context) => {
    const { currency } = await parseDeclared(schema, input);
    return askForSeat(context, session, 'currency', async (client, onBehalfOf, accountId) => {
      const reading = await client.getBalance(currency, onBehalfOf);
      await context.database.transaction((transaction) =>
        takeReadings(transaction, balancesMirror, [{ reading, accountId }]),
      );
      return { currency, amount: reading.amount, updatedAt: reading.updated_at };
    });
  },
});
