import { defineAction } from '../defineAction';
import { giveAuthorisation } from './giveAuthorisation';
import { paymentResult } from './paymentResult';

/**
 * Gives one of the payment's authorisations for the version that was shown; the last one sends the payment at once. A
 * refusal by our rules is an error; a rejection by the provider is returned in errorCode and errorMessage.
 * @throws RuleError as giveAuthorisation
 */
export const authorisePayment = defineAction({
  name: 'authorisePayment',
  roles: ['user'],
  scope: null,
  writes: { lists: ['payments'], rows: { paymentId: ['payments'] } },
  activity: ['A010'],
  sdl: `
    type Mutation {
      """
      Gives an authorisation for the version of the payment that the caller was shown; another version is refused with content_changed.
      """
      authorisePayment(paymentId: uuid!, version: Int!, fraudNoticeId: uuid): PaymentAuthorisation!
    }
  `,
  handler: async (input, session, context) => {
    const { intentId, requestsAdded } = await giveAuthorisation(input, session, context);
    if (intentId) await context.drainInline([intentId]);
    const { id, ...result } = await paymentResult(context.database, input.paymentId);
    return { paymentId: id, requestsAdded, ...result };
  },
});
