import { reasonAgainstConversionDate } from '../../../domain/conversions/conversionDate';
import { RuleError } from '../../../domain/errors';
import type { ProviderClient } from '../../provider/client';
import { readPairDates } from '../../quotes/pairDates';
import type { Changeable } from './changeableConversion';

/**
 * Refuses a day on which the conversion cannot settle, and the day that it has.
 * @param newDate YYYY-MM-DD
 * @throws RuleError invalid_input; ProviderError
 */
export async function requireNewDate(client: ProviderClient, changeable: Changeable, newDate: string): Promise<void> {
  const { conversion, onBehalfOf } = changeable;
  const refuse = (text: string) => new RuleError('invalid_input', 'newDate', text);
  if (newDate === conversion.conversion_date) throw refuse('The conversion already settles on this day.');
  const dates = await readPairDates(client, conversion.sell_currency + conversion.buy_currency, onBehalfOf);
  const reason = reasonAgainstConversionDate(newDate, dates);
  if (reason) throw refuse(reason);
}
