import { object, string } from '../../../domain/yup';
import { isIsoDate } from '../../../domain/isoDate';
import { messages } from '../../../domain/messages';
import { defineAction } from '../../defineAction';
import { parseDeclared } from '../../runtime/input';
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
export const changeConversionDate = defineAction({
  name: 'changeConversionDate',
  roles: ['user'],
  scope: null,
  // A cancelled or changed conversion suspends payments.
  writes: { lists: ['conversions', 'payments'], rows: { conversionId: ['tcc_conversions'] } },
  activity: ['A014'],
  sdl: `
    type Mutation {
      """
      Moves a conversion that awaits its funds to another day, at the accepted price or a better one.
      """
      changeConversionDate(conversionId: uuid!, newDate: String!, acceptedAmount: String!, clientRequestId: uuid!): ConversionChangeResult!
    }
  `,
  handler: async (input, session, context) => {
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
  },
});
