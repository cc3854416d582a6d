import { object, string } from '../../../domain/yup';
import { messages } from '../../../domain/messages';
import type { Context } from '../../provider/context';
import type { CancelConversionInput, CancelConversionOutput } from '../../runtime/generated/actions';
import { parseDeclared } from '../../runtime/input';
import type { Session } from '../../runtime/session';
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
export async function cancelConversion(
  input: CancelConversionInput,
  session: Session,
  context: Context,
): Promise<CancelConversionOutput> {
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
}
