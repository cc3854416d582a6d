import { object, string } from '../../../domain/yup';
import { isIsoDate } from '../../../domain/isoDate';
import { messages } from '../../../domain/messages';
import type { Context } from '../../provider/context';
import type { ChangeConversionDateInput, ChangeConversionDateOutput } from '../../runtime/generated/actions';
import { parseDeclared } from '../../runtime/input';
import type { Session } from '../../runtime/session';
import { askAboutChange } from './askAboutChange';
import { acceptedAmount, requestId, requireAcceptedPrice } from './changeFields';
import { requireNewDate } from './requireNewDate';
import { makeChange, onceFor, type AskedChange } from './storeChange';

const schema = object({
  conversionId: string().required(messages.fields.required),
  newDate: string()
    .required(messages.fields.required)
    .test('date', 'Enter a date as YYYY-MM-DD.', (text) => isIsoDate(text)),
  acceptedAmount: acceptedAmount(),
  clientRequestId: requestId(),
});

/**
 * Moves a conversion that awaits its funds to another day, at the price that the user accepted or a better one.
 * @throws RuleError invalid_input, conversion_price_moved, request_id_reused, and as askAboutChange
 */
export async function changeConversionDate(
  input: ChangeConversionDateInput,
  session: Session,
  context: Context,
): Promise<ChangeConversionDateOutput> {
  const { newDate, ...fields } = await parseDeclared(schema, input);
  const asked: AskedChange = { ...fields, kind: 'date_change', newDate, splitAmount: null };
  return onceFor(context, session, asked, async () => {
    const about = { conversionId: asked.conversionId, field: 'newDate' };
    const { changeable, answer: price } = await askAboutChange(context, session, about, async (client, found) => {
      await requireNewDate(client, found, newDate);
      return client.quoteDateChange(asked.conversionId, newDate);
    });
    requireAcceptedPrice(asked.acceptedAmount, price.amount);
    const oldDate = changeable.conversion.conversion_date;
    return makeChange(context, session, asked, {
      currency: price.currency,
      childrenBefore: [],
      text: `moved from ${oldDate} to ${newDate} at ${asked.acceptedAmount} ${price.currency}`,
    });
  });
}
