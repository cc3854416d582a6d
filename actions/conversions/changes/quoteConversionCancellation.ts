import { object, string } from '../../../domain/yup';
import { messages } from '../../../domain/messages';
import { defineAction } from '../../defineAction';
import { parseDeclared } from '../../runtime/input';
import { askAboutChange } from './askAboutChange';
import { concernedPayments } from './linkedPayments';

const schema = object({ conversionId: string().required(messages.fields.required) });

/**
 * What cancelling a conversion costs now (negative) or returns, and what becomes of its payments. The provider gives the price no life; the
 * price that the user accepts is compared again right before the cancellation (docs/decisions/056).
 * @throws RuleError as askAboutChange
 */
export const quoteConversionCancellation = defineAction({
  name: 'quoteConversionCancellation',
  roles: ['user'],
  scope: 'read',
  sdl: `
    type Query {
      """
      What cancelling a conversion costs now, and what becomes of its payments. The price is not held: what the user accepts bounds it.
      """
      quoteConversionCancellation(conversionId: uuid!): ConversionChangeQuote!
    }
  `,
  handler: async (input, session, context) => {
    const { conversionId } = await parseDeclared(schema, input);
    const asked = { conversionId, field: 'conversionId' };
    const { changeable, answer } = await askAboutChange(context, session, asked, (client) =>
      client.quoteCancellation(conversionId),
    );
    const { amount, currency } = answer;
    return { amount, currency, payments: await concernedPayments(context.database, changeable, 'cancellation') };
  },
});
