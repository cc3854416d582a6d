import type { Context } from '../provider/context';
import type { AuthorisePaymentInput, AuthorisePaymentOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { giveAuthorisation } from './giveAuthorisation';
import { paymentResult } from './paymentResult';

/**
 * Gives one of the payment's authorisations for the version that was shown; the last one sends the payment at once. A
 * refusal by our rules is an error; a rejection by the provider is returned in errorCode and errorMessage.
 * @throws RuleError as giveAuthorisation
 */
export async function authorisePayment(
  input: AuthorisePaymentInput,
  session: Session,
  context: Context,
): Promise<AuthorisePaymentOutput> {
  const { intentId, requestsAdded } = await giveAuthorisation(input, session, context);
  if (intentId) await context.drainInline([intentId]);
  const { id, ...result } = await paymentResult(context.database, input.paymentId);
  return { paymentId: id, requestsAdded, ...result };
}
