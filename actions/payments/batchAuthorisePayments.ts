import { RuleError } from '../../domain/errors';
import { invariant } from '../../domain/invariant';
import type { Context } from '../context';
import { defineAction } from '../defineAction';
import { describeError } from '../runtime/answer';
import type { ActionError, PaymentAuthorisation, ShownPayment } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { mapAtMost } from '../runtime/mapAtMost';
import { storeBatch } from './batch/storeBatch';
import { giveAuthorisation, type GivenAuthorisation } from './giveAuthorisation';
import { paymentResults } from './paymentResult';

const maxPayments = 1000;
/** As many take about a second. More are authorised after the answer. */
export const maxInlinePayments = 50;
/** Hasura and the Lambda allow 30 seconds. What is not begun after this time is returned as not done. */
const commitForMs = 20_000;
const transactionsAtOnce = 4;

/** What was given to a payment, or why nothing was. */
type Outcome = { readonly paymentId: string } & (GivenAuthorisation | { readonly refusal: ActionError });

/**
 * Authorises each of the payments by itself: all are committed first, then the provider is called for all that are
 * complete, for 2.5 seconds together; the schedule `send-intents` sends the rest. A refusal or an unexpected error is
 * the result of that payment and does not stop the others (docs/decisions/020). More than fifty are stored as a batch, which a Lambda
 * works off, and answered with its id (docs/decisions/048).
 * @throws RuleError invalid_input for more than a thousand payments, and as storeBatch
 */
export const batchAuthorisePayments = defineAction({
  name: 'batchAuthorisePayments',
  roles: ['user'],
  scope: null,
  writes: { lists: ['payments'], rows: { 'payments.paymentId': ['payments'] } },
  activity: ['A010'],
  sdl: `
    type Mutation {
      """
      Authorises each payment on its own: one refusal does not stop the others. More than fifty are authorised after the answer, which names
      their batch; its rows say what came of each.
      """
      batchAuthorisePayments(payments: [ShownPayment!]!): [PaymentAuthorisation!]!
    }
  `,
  handler: async (input, session, context): Promise<PaymentAuthorisation[]> => {
    if (input.payments.length > maxPayments) {
      throw new RuleError('invalid_input', 'payments', `Authorise at most ${maxPayments} payments at once.`);
    }
    const shown = [...new Map(input.payments.map((payment) => [payment.paymentId, payment])).values()];
    if (shown.length > maxInlinePayments) return authoriseLater(shown, session, context);
    const outcomes = await authoriseAll(shown, session, context);
    await context.drainInline(outcomes.flatMap((outcome) => ('intentId' in outcome ? (outcome.intentId ?? []) : [])));
    return answers(context, outcomes);
  },
});

/** The same for payments of every account on which the caller holds a seat. */
export const batchAuthorisePaymentsFromGlobalDashboard = defineAction({
  name: 'batchAuthorisePaymentsFromGlobalDashboard',
  roles: ['user'],
  scope: null,
  writes: { lists: ['payments'], rows: { 'payments.paymentId': ['payments'] } },
  activity: ['A010'],
  sdl: `
    type Mutation {
      """
      As batchAuthorisePayments, over every account where the caller holds a seat.
      """
      batchAuthorisePaymentsFromGlobalDashboard(payments: [ShownPayment!]!): [PaymentAuthorisation!]!
    }
  `,
  handler: (input, session, context): Promise<PaymentAuthorisation[]> => {
    return batchAuthorisePayments(input, { ...session, selectedAccountId: undefined }, context);
  },
});

async function authoriseLater(
  payments: readonly ShownPayment[],
  session: Session,
  context: Context,
): Promise<PaymentAuthorisation[]> {
  const batch = await storeBatch(payments, session, context);
  if (batch) await context.startBatch(batch.id);
  const absent = describeError(new RuleError('payment_not_found', 'paymentId'), context.newId, context.log);
  return payments.map(({ paymentId }) =>
    batch?.paymentIds.has(paymentId) ? { paymentId, batchId: batch.id } : refused(paymentId, absent),
  );
}

async function authoriseAll(payments: readonly ShownPayment[], session: Session, context: Context): Promise<Outcome[]> {
  const endsAt = context.clock.now().getTime() + commitForMs;
  const authorise = async (payment: ShownPayment): Promise<Outcome> => {
    const { paymentId } = payment;
    try {
      if (context.clock.now().getTime() > endsAt) throw new RuleError('out_of_time', 'paymentId');
      return { paymentId, ...(await giveAuthorisation(payment, session, context)) };
    } catch (error) {
      return { paymentId, refusal: describeError(error, context.newId, context.log) };
    }
  };
  return mapAtMost(transactionsAtOnce, payments, authorise);
}

async function answers({ database }: Context, outcomes: readonly Outcome[]): Promise<PaymentAuthorisation[]> {
  const given = outcomes.flatMap((outcome) => ('refusal' in outcome ? [] : [outcome.paymentId]));
  const stored = given.length > 0 ? await paymentResults(database, given) : [];
  const results = new Map(stored.map((result) => [result.id, result]));
  return outcomes.map((outcome) => {
    const { paymentId } = outcome;
    if ('refusal' in outcome) return refused(paymentId, outcome.refusal);
    const result = results.get(paymentId);
    invariant(result !== undefined, `payment ${paymentId} was authorised`);
    const { id, ...standing } = result;
    return { paymentId: id, requestsAdded: outcome.requestsAdded, ...standing };
  });
}

function refused(paymentId: string, { message, extensions }: ActionError): PaymentAuthorisation {
  const nothing = { authorisationsRequired: null, requestsAdded: null, status: null, tccStatus: null };
  return { paymentId, errorCode: extensions.code, errorMessage: message, ...nothing };
}
