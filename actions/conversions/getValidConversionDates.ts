import { object, string } from '../../domain/yup';
import { messages } from '../../domain/messages';
import { currencies } from '../../domain/money/currencies';
import { askForSeat } from '../provider/askForSeat';
import { invalidDatesOf } from '../provider/invalidDates';
import type { Context } from '../provider/context';
import { optionalDay } from '../runtime/fields';
import type { GetValidConversionDatesInput, GetValidConversionDatesOutput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';

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
export async function getValidConversionDates(
  input: GetValidConversionDatesInput,
  session: Session,
  context: Context,
): Promise<GetValidConversionDatesOutput> {
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
}
