import { object, string } from '../../../domain/yup';
import { messages } from '../../../domain/messages';
import { defineAction } from '../../defineAction';
import { parseDeclared } from '../../runtime/input';
import { askAboutChange } from './askAboutChange';
import { acceptedAmount, requestId, requireAcceptedPrice } from './changeFields';
import { makeChange, onceFor, type AskedChange } from './storeChange';

const schema = object({
  conversionId: string().required(messages.fields.required),
  acceptedAmount: acceptedAmount(),
  clientRequestId: requestId(),
});

/**
 * Cancels a conversion that awaits its funds, at the price that the user accepted or a better one. The provider suspends payments out of it
 * that it holds. A repeated call with the same `clientRequestId` returns the first change.
 * @throws RuleError invalid_input, conversion_price_moved, request_id_reused, and as askAboutChange
 */
export const cancelConversion = defineAction({
  name: 'cancelConversion',
  roles: ['user'],
  scope: null,
  // A cancelled or changed conversion suspends payments.
  writes: { lists: ['conversions', 'payments'], rows: { conversionId: ['tcc_conversions'] } },
  activity: ['A015'],
  sdl: `
    type Mutation {
      """
      Cancels a conversion that awaits its funds, at the accepted price or a better one. A repeat with the same request id returns the first change.
      """
      cancelConversion(conversionId: uuid!, acceptedAmount: String!, clientRequestId: uuid!): ConversionChangeResult!
    }
  `,
  handler: async (input, session, context) => {
    const fields = await parseDeclared(schema, input);
    const asked: AskedChange = { ...fields, kind: 'cancellation', newDate: null, splitAmount: null };
    return onceFor(context, session, asked, async () => {
      const { answer: price } = await askAboutChange(context, session, { ...asked, field: 'conversionId' }, (client) =>
        client.quoteCancellation(asked.conversionId),
      );
      requireAcceptedPrice(asked.acceptedAmount, price.amount);
      return makeChange(context, session, asked, {
        currency: price.currency,
        childrenBefore: [],
        text: `cancelled at ${asked.acceptedAmount} ${price.currency}`,
      });
    });
  },
});
