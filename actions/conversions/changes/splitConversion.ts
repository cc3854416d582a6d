import { object, string } from '../../../domain/yup';
import { RuleError } from '../../../domain/errors';
import { messages } from '../../../domain/messages';
import { difference, equals } from '../../../domain/money/amount';
import { defineAction } from '../../defineAction';
import type { ProviderClient } from '../../provider/client';
import { parseDeclared } from '../../runtime/input';
import { askAboutChange } from './askAboutChange';
import { requestId } from './changeFields';
import { requireSplittable } from './requireSplittable';
import { makeChange, onceFor, type AskedChange } from './storeChange';

const schema = object({
  conversionId: string().required(messages.fields.required),
  amount: string().required(messages.fields.required),
  amountBefore: string().nullable(),
  clientRequestId: requestId(),
});

/**
 * Splits a conversion that awaits its funds: a new conversion takes the amount of the fixed side, the first one keeps the rest. It costs
 * nothing. The call has no key at the provider. So a caller who gives no `amountBefore` gets the conversion of this amount that was split off
 * earlier and that no change here explains, such as by the same request before the database was taken back (docs/decisions/096).
 * @throws RuleError invalid_input, conversion_changed, request_id_reused, and as askAboutChange
 */
export const splitConversion = defineAction({
  name: 'splitConversion',
  roles: ['user'],
  scope: null,
  // A cancelled or changed conversion suspends payments.
  writes: { lists: ['conversions', 'payments'], rows: { conversionId: ['tcc_conversions'] } },
  activity: ['A014'],
  sdl: `
    type Mutation {
      """
      Splits a conversion that awaits its funds: a new one takes the amount of the fixed side, the first one keeps the rest.
      amountBefore is the amount of the fixed side that the caller saw; another one is refused.
      """
      splitConversion(conversionId: uuid!, amount: String!, amountBefore: String, clientRequestId: uuid!): ConversionChangeResult!
    }
  `,
  handler: async (input, session, context) => {
    const { amount, amountBefore, ...fields } = await parseDeclared(schema, input);
    const asked: AskedChange = { ...fields, kind: 'split', acceptedAmount: '0', newDate: null, splitAmount: amount };
    const split = async () => {
      const about = { conversionId: asked.conversionId, field: 'amount' };
      const { changeable, answer } = await askAboutChange(context, session, about, async (client, found) => {
        const splitAmount = requireSplittable(found, amount);
        const parts = await client.previewSplit(asked.conversionId, splitAmount);
        if (amountBefore) requireUnchanged(found.conversion.fixed_side, parts, amountBefore);
        return { splitAmount, history: await client.getSplitHistory(asked.conversionId) };
      });
      const { buy_currency, sell_currency, fixed_side } = changeable.conversion;
      const currency = fixed_side === 'buy' ? buy_currency : sell_currency;
      const { splitAmount, history } = answer;
      return makeChange(
        context,
        session,
        { ...asked, splitAmount },
        {
          currency,
          text: `split at ${splitAmount} ${currency}`,
          childrenBefore: amountBefore ? history.child_conversions.flatMap(({ id }) => id ?? []) : [],
        },
      );
    };
    // What is no amount cannot be compared with an earlier one.
    return isDecimal(amount) ? onceFor(context, session, asked, split) : split();
  },
});

type SplitParts = Awaited<ReturnType<ProviderClient['previewSplit']>>;

const isDecimal = (text: string): boolean => /^\d{1,15}(\.\d+)?$/.test(text);

/**
 * Refuses to split a conversion whose fixed side has another amount at the provider than the caller saw, in major units.
 * @throws RuleError conversion_changed
 */
function requireUnchanged(fixedSide: string, parts: SplitParts, amountBefore: string): void {
  const amountOf = ({ buy_amount, sell_amount }: SplitParts['parent_conversion']) =>
    fixedSide === 'buy' ? buy_amount : sell_amount;
  const kept = amountOf(parts.parent_conversion);
  const isSame = isDecimal(amountBefore) && equals(difference(amountBefore, kept), amountOf(parts.child_conversion));
  if (!isSame) throw new RuleError('conversion_changed', 'amountBefore');
}
