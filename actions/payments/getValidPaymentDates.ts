import { object } from '../../domain/yup';
import { defineAction } from '../defineAction';
import { askForSeat } from '../provider/askForSeat';
import { invalidDatesOf } from '../quotes/pairDates';
import { currencyCode, optionalDay } from '../runtime/fields';
import { parseDeclared } from '../runtime/input';

const schema = object({ currency: currencyCode(), startDate: optionalDay() });

/**
 * The days on which a currency can be paid, for two months from the start date (default: today).
 * @throws RuleError invalid_input, and what askForSeat throws
 */
export const getValidPaymentDates = defineAction({
  name: 'getValidPaymentDates',
  roles: ['user'],
  scope: 'read',
  sdl: `
    type Query {
      """On which days a currency can be paid, two months from the date on."""
      getValidPaymentDates(currency: String!, startDate: String): ValidPaymentDates!
    }

    type ValidPaymentDates {
      firstPaymentDate: String!
      invalidPaymentDates: [InvalidDate!]!
    }
  `,
  handler: async (input, session, context) => {
    const { currency, startDate } = await parseDeclared(schema, input);
    const dates = await askForSeat(context, session, 'startDate', (client) =>
      client.getPaymentDates({ currency, start_date: startDate }),
    );
    return {
      firstPaymentDate: dates.first_payment_date,
      invalidPaymentDates: invalidDatesOf(dates.invalid_payment_dates),
    };
  },
});
