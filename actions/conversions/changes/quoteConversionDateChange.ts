import { object, string } from '../../../domain/yup';
import { isIsoDate } from '../../../domain/isoDate';
import { messages } from '../../../domain/messages';
import type { Context } from '../../provider/context';
import type { QuoteConversionDateChangeInput, QuoteConversionDateChangeOutput } from '../../runtime/generated/actions';
import { parseDeclared } from '../../runtime/input';
import type { Session } from '../../runtime/session';
import { askAboutChange } from './askAboutChange';
import { concernedPayments } from './linkedPayments';
import { requireNewDate } from './requireNewDate';

const schema = object({
  conversionId: string().required(messages.fields.required),
  newDate: string()
    .required(messages.fields.required)
    .test('date', 'Enter a date as YYYY-MM-DD.', (text) => isIsoDate(text)),
});

/**
 * What moving a conversion to another day costs now (negative) or returns, and what becomes of its payments.
 * @throws RuleError invalid_input for a day on which the currencies cannot be converted, and as askAboutChange
 */
export async function quoteConversionDateChange(
  input: QuoteConversionDateChangeInput,
  session: Session,
  context: Context,
): Promise<QuoteConversionDateChangeOutput> {
  const { conversionId, newDate } = await parseDeclared(schema, input);
  const asked = { conversionId, field: 'newDate' };
  const { changeable, answer } = await askAboutChange(context, session, asked, async (client, found) => {
    await requireNewDate(client, found, newDate);
    return client.quoteDateChange(conversionId, newDate);
  });
  const { amount, currency } = answer;
  const payments = await concernedPayments(context.database, changeable, 'date_change', newDate);
  return { amount, currency, payments };
}
