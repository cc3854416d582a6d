import { object, string } from '../../../domain/yup';
import { messages } from '../../../domain/messages';
import type { Context } from '../../provider/context';
import type { SplitConversionInput, SplitConversionOutput } from '../../runtime/generated/actions';
import { parseDeclared } from '../../runtime/input';
import type { Session } from '../../runtime/session';
import { askAboutChange } from './askAboutChange';
import { requestId } from './changeFields';
import { requireSplittable } from './requireSplittable';
import { makeChange, onceFor, type AskedChange } from './storeChange';

const schema = object({
  conversionId: string().required(messages.fields.required),
  amount: string().required(messages.fields.required),
  clientRequestId: requestId(),
});

/**
 * Splits a conversion that awaits its funds: a new conversion takes the amount of the fixed side, the first one keeps the rest. It costs
 * nothing.
 * @throws RuleError invalid_input, request_id_reused, and as askAboutChange
 */
export async function splitConversion(
  input: SplitConversionInput,
  session: Session,
  context: Context,
): Promise<SplitConversionOutput> {
  const { amount, ...fields } = await parseDeclared(schema, input);
  const asked: AskedChange = { ...fields, kind: 'split', acceptedAmount: '0', newDate: null, splitAmount: amount };
  const split = async () => {
    const about = { conversionId: asked.conversionId, field: 'amount' };
    const { changeable, answer } = await askAboutChange(context, session, about, async (client, found) => {
      const splitAmount = requireSplittable(found, amount);
      await client.previewSplit(asked.conversionId, splitAmount);
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
        childrenBefore: history.child_conversions.flatMap(({ id }) => id ?? []),
      },
    );
  };
  // What is no amount cannot be compared with an earlier one.
  return isDecimal(amount) ? onceFor(context, session, asked, split) : split();
}

const isDecimal = (text: string): boolean => /^\d{1,15}(\.\d+)?$/.test(text);
