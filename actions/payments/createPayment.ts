import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { isSamePayment } from '../../domain/intents/sameTerms';
import { invoiceDateFault } from '../../domain/payments/invoiceDate';
import { isFarAhead, isLongPast } from '../../domain/payments/paymentDate';
import { paymentInputSchema, type PaymentInput } from '../../domain/payments/paymentInput';
import type { Seat } from '../database/seats';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import { contentDigest, requestKey } from '../intents/contentDigest';
import type { CreatePaymentOutput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import { removeDraft } from './drafts/removeDraft';
import { removeDocuments } from '../runtime/keptDocuments';
import { insertDocuments, keepDocuments } from './keepDocuments';
import { paymentResult } from './paymentResult';
import { requirePayer } from './lockForMaker';
import { storePayment } from './storePayment';

/**
 * Creates a payment on the selected account. It is `new` and sent at once if it needs no approval, otherwise
 * `awaiting_authorisation` (specification, part two, section 4). A repeated call with the same `clientRequestId` returns
 * the first payment. The caller's draft of the form goes with the payment that was made of it.
 * @throws RuleError as storePayment and keepDocuments, and role_may_not_create_payments, request_id_reused
 */
export const createPayment = defineAction({
  name: 'createPayment',
  roles: ['user'],
  scope: 'draft',
  writes: { lists: ['payments'], rows: { paymentId: ['payments'] } },
  activity: ['A007'],
  sdl: `
    type Mutation {
      """
      \`draftSearch\` is the query of the form in which the payment was typed: the caller's draft of that form is deleted with it.
      """
      createPayment(payment: PaymentInput!, assets: [PaymentAssetInput!], fraudNoticeId: uuid, draftSearch: String): PaymentResult!
    }
  `,
  handler: async (input, session, context) => {
    const payment = await parseDeclared(paymentInputSchema, input.payment);
    const seat = await requirePayer(context.database, session);
    const earlier = await findRepeat(context.database, seat, payment);
    if (earlier) return paymentResult(context.database, earlier);
    requireDatesInRange(payment, context.clock.now());
    const { fraudNoticeId, draftSearch } = input;

    const id = context.newId();
    const documents = await keepDocuments(context, seat.accountId, id, input.assets ?? []);
    try {
      const stored = await inTransaction(context.database, session, async (transaction) => {
        const result = await storePayment(transaction, context, { id, seat, payment, fraudNoticeId });
        await insertDocuments(transaction, id, documents);
        if (typeof draftSearch === 'string') await removeDraft(transaction, seat, draftSearch);
        return result;
      });
      if (!('intentId' in stored)) return stored;
      await context.drainInline([stored.intentId]);
      return await paymentResult(context.database, id);
    } catch (error) {
      if (error instanceof RuleError) await removeDocuments(context, documents);
      return answerRace(context.database, seat, payment, error);
    }
  },
});

/**
 * The payment that an earlier call with the same `clientRequestId` created, or one that was adopted from the provider under its key (decision
 * 095), of which only the terms are known.
 */
async function findRepeat(database: Knex, seat: Seat, payment: PaymentInput): Promise<string | undefined> {
  const { clientRequestId } = payment;
  if (!clientRequestId) return undefined;
  const uniqueRequestId = requestKey('payment', [seat.accountId], clientRequestId);
  const earlier = await database('payments')
    .where({ accountId: seat.accountId })
    .where((row) => void row.where({ clientRequestId }).orWhere({ uniqueRequestId }))
    .first('id', 'clientRequestDigest', 'amount', 'currency', 'reference');
  if (!earlier) return undefined;
  const { clientRequestDigest: digest } = earlier;
  const isSame = digest === null ? isSamePayment(payment, earlier) : digest === contentDigest(payment);
  if (!isSame) throw new RuleError('request_id_reused', 'clientRequestId');
  return earlier.id;
}

/** The key at the provider follows from the request's id, so that either index may refuse the second of two calls. */
const onePerRequest = ['payments_accountId_clientRequestId_key', 'payments_accountId_uniqueRequestId_key'];

/**
 * Two simultaneous calls may both pass the look-up. The unique index, or the notice that serves once, lets one of them create; the other
 * returns its payment.
 */
async function answerRace(
  database: Knex,
  seat: Seat,
  payment: PaymentInput,
  error: unknown,
): Promise<CreatePaymentOutput> {
  const isDuplicate = onePerRequest.includes((error as { constraint?: string }).constraint ?? '');
  const isNoticeUsed = error instanceof RuleError && error.code === 'fraud_notice_used';
  const earlier = isDuplicate || isNoticeUsed ? await findRepeat(database, seat, payment) : undefined;
  if (!earlier) throw error;
  return paymentResult(database, earlier);
}

/** @throws RuleError invalid_input for a payment date that is long past or more than two years ahead, and for an invoice date out of range */
export function requireDatesInRange(payment: PaymentInput, now: Date): void {
  if (isLongPast(payment.paymentDate, now)) {
    throw new RuleError('invalid_input', 'paymentDate', 'The payment date lies in the past.');
  }
  if (isFarAhead(payment.paymentDate, now)) {
    throw new RuleError('invalid_input', 'paymentDate', 'Choose a payment date within two years.');
  }
  const invoiceFault = payment.invoiceDate ? invoiceDateFault(payment.invoiceDate, now) : undefined;
  if (invoiceFault) throw new RuleError('invalid_input', 'invoiceDate', invoiceFault);
}
