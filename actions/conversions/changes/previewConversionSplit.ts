import { object, string } from '../../../domain/yup';
import { messages } from '../../../domain/messages';
import { defineAction } from '../../defineAction';
import { parseDeclared } from '../../runtime/input';
import { askAboutChange } from './askAboutChange';
import { requireSplittable } from './requireSplittable';

const schema = object({
  conversionId: string().required(messages.fields.required),
  amount: string().required(messages.fields.required),
});

/**
 * The two conversions that a split would leave, as the provider computes them. A split costs nothing.
 * @throws RuleError invalid_input for an amount that leaves too little, and as askAboutChange
 */
export const previewConversionSplit = defineAction({
  name: 'previewConversionSplit',
  roles: ['user'],
  scope: 'read',
  sdl: `
    type Query {
      """
      The two conversions that a split would leave. The amount is of the fixed side.
      """
      previewConversionSplit(conversionId: uuid!, amount: String!): ConversionSplitPreview!
    }

    type ConversionSplitPreview {
      first: ConversionPart!
      second: ConversionPart!
    }

    type ConversionPart {
      buyAmount: String!
      sellAmount: String!
    }
  `,
  handler: async (input, session, context) => {
    const { conversionId, amount } = await parseDeclared(schema, input);
    const asked = { conversionId, field: 'amount' };
    const { answer } = await askAboutChange(context, session, asked, (client, found) =>
      client.previewSplit(conversionId, requireSplittable(found, amount)),
    );
    return { first: part(answer.parent_conversion), second: part(answer.child_conversion) };
  },
});

const part = (half: { readonly buy_amount: string; readonly sell_amount: string }) => ({
  buyAmount: half.buy_amount,
  sellAmount: half.sell_amount,
});
