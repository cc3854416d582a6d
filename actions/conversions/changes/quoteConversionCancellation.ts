import { object, string } from '../../../domain/yup';
import { messages } from '../../../domain/messages';
import type { Context } from '../../provider/context';
import type {
  QuoteConversionCancellationInput,
  QuoteConversionCancellationOutput,
} from '../../runtime/generated/actions';
import { parseDeclared } from '../../runtime/input';
import type { Session } from '../../runtime/session';
import { askAboutChange } from './askAboutChange';
import { concernedPayments } from './linkedPayments';

const schema = object({ conversionId: string().required(messages.fields.required) });

/**
 * What cancelling a conversion costs now (negative) or returns, and what becomes of its payments. The provider gives the price no life; the
 * price that the user accepts is compared again right before the cancellation (docs/decisions/056).
 * @throws RuleError as askAboutChange
 */
export async function quoteConversionCancellation(
  input: QuoteConversionCancellationInput,
  session: Session,
  context: Context,
): Promise<QuoteConversionCancellationOutput> {
  const { conversionId } = await parseDeclared(schema, input);
  const asked = { conversionId, field: 'conversionId' };
  const { changeable, answer } = await askAboutChange(context, session, asked, (client) =>
    client.quoteCancellation(conversionId),
  );
  const { amount, currency } = answer;
  return { amount, currency, payments: await concernedPayments(context.database, changeable, 'cancellation') };
}
