import { object } from '../../domain/yup';
import { askForSeat } from '../provider/askForSeat';
import { invalidDatesOf } from '../provider/invalidDates';
import type { Context } from '../provider/context';
import { currencyCode, optionalDay } from '../runtime/fields';
import type { GetValidPaymentDatesInput, GetValidPaymentDatesOutput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';

const schema = object({ currency: currencyCode(), startDate: optionalDay() });

/**
 * The days on which a currency can be paid, for two months from the start date (default: today).
 * @throws RuleError invalid_input, and what askForSeat throws
 */
export async function getValidPaymentDates(
  input: GetValidPaymentDatesInput,
  session: Session,
  context: Context,
): Promise<GetValidPaymentDatesOutput> {
  const { currency, startDate } = await parseDeclared(schema, input);
  const dates = await askForSeat(context, session, 'startDate', (client) =>
    client.getPaymentDates({ currency, start_date: startDate }),
  );
  return {
    firstPaymentDate: dates.first_payment_date,
    invalidPaymentDates: invalidDatesOf(dates.invalid_payment_dates),
  };
}
