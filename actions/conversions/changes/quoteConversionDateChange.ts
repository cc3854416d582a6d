import { object, string } from '../../../domain/yup';
import { isIsoDate } from '../../../domain/isoDate';
import { messages } from '../../../domain/messages';
import { defineAction } from '../../defineAction';
import { parseDeclared } from '../../runtime/input';
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
export const quoteConversionDateChange = defineAction({
  name: 'quoteConversionDateChange',
  roles: ['user'],
  scope: 'read',
  sdl: `
    type Query {
      """
      What moving a conversion to another day costs now, and what becomes of its payments.
      """
      quoteConversionDateChange(conversionId: uuid!, newDate: String!): ConversionChangeQuote!
    }
  `,
  handler: async (input, session, context) => {
    const { conversionId, newDate } = await parseDeclared(schema, input);
    const asked = { conversionId, field: 'newDate' };
    const { changeable, answer } = await askAboutChange(context, session, asked, async (client, found) => {
      await requireNewDate(client, found, newDate);
      return client.quoteDateChange(conversionId, newDate);
    });
    const { amount, currency } = answer;
    const payments = await concernedPayments(context.database, changeable, 'date_change', newDate);
    return { amount, currency, payments };
  },
});
