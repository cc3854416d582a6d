import { object, string } from '../../domain/yup';
import { messages } from '../../domain/messages';
import { currencies } from '../../domain/money/currencies';
import { defineAction } from '../defineAction';
import { askForSeat } from '../provider/askForSeat';
import { invalidDatesOf } from '../quotes/pairDates';
import { optionalDay } from '../runtime/fields';
import { parseDeclared } from '../runtime/input';

const schema = object({
  conversionPair: string().required(messages.fields.required).test('pair', 'Choose two currencies.', isPair),
  startDate: optionalDay(),
});

function isPair(pair: string): boolean {
  const [from, to] = [pair.slice(0, 3), pair.slice(3)];
  return from !== to && currencies.has(from) && currencies.has(to);
}

/**
 * The days on which a pair can be converted, for about two years from the start date (default: today).
 * @throws RuleError invalid_input, and what askForSeat throws
 */
export const getValidConversionDates = defineAction({
  name: 'getValidConversionDates',
  roles: ['user'],
  scope: 'read',
  sdl: `
    type Query {
      """On which days a currency pair, such as GBPUSD, can be converted."""
      getValidConversionDates(conversionPair: String!, startDate: String): ValidConversionDates!
    }

    type ValidConversionDates {
      firstConversionDate: String!
      """Until when a conversion for the first date can be booked."""
      firstConversionCutoffTime: String
      nextDayConversionDate: String
      defaultConversionDate: String!
      optimizeLiquidityConversionDate: String
      invalidConversionDates: [InvalidDate!]!
      """On these days a conversion can be booked by telephone only."""
      offlineConversionDates: [String!]!
    }
  `,
  handler: async (input, session, context) => {
    const { conversionPair, startDate } = await parseDeclared(schema, input);
    const dates = await askForSeat(context, session, 'conversionPair', (client, onBehalfOf) =>
      client.getConversionDates({
        conversion_pair: conversionPair,
        start_date: startDate,
        on_behalf_of: onBehalfOf,
      }),
    );
    return {
      firstConversionDate: dates.first_conversion_date,
      firstConversionCutoffTime: dates.first_conversion_cutoff_datetime,
      nextDayConversionDate: dates.next_day_conversion_date,
      defaultConversionDate: dates.default_conversion_date,
      optimizeLiquidityConversionDate: dates.optimize_liquidity_conversion_date,
      invalidConversionDates: invalidDatesOf(dates.invalid_conversion_dates),
      offlineConversionDates: dates.offline_conversion_dates,
    };
  },
});
