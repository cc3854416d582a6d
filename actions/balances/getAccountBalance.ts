import { object } from '../../domain/yup';
import { askForSeat } from '../provider/askForSeat';
import { takeReadings } from '../mirrors/mirror';
import type { Context } from '../provider/context';
import { currencyCode } from '../runtime/fields';
import type { GetAccountBalanceInput, GetAccountBalanceOutput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';
import { balancesMirror } from './balancesMirror';

const schema = object({ currency: currencyCode() });

/**
 * What the selected account holds in a currency according to the provider now (specification, part one, section 7). The reading is stored in
 * `balances` unless a newer one is there. The provider opens a wallet that does not exist yet.
 * @returns the amount in major units, and the provider's time of its last change
 * @throws RuleError invalid_input, and what askForSeat throws
 */
export async function getAccountBalance(
  input: GetAccountBalanceInput,
  session: Session,
  context: Context,
): Promise<GetAccountBalanceOutput> {
  const { currency } = await parseDeclared(schema, input);
  return askForSeat(context, session, 'currency', async (client, onBehalfOf, accountId) => {
    const reading = await client.getBalance(currency, onBehalfOf);
    await context.database.transaction((transaction) =>
      takeReadings(transaction, balancesMirror, [{ reading, accountId }]),
    );
    return { currency, amount: reading.amount, updatedAt: reading.updated_at };
  });
}
