import type { Knex } from 'knex';
import { RuleError, type ErrorCode } from '../../domain/errors';
import { isSamePayee, isSamePayment } from '../../domain/intents/sameTerms';
import { paymentOrder } from '../../domain/payments/content';
import { refusalToSend } from '../../domain/payments/lastCheck';
import { payableDate } from '../../domain/payments/paymentDate';
import { reopenLapsedAuthorisations } from '../database/delegations';
import { loadPayment, lockAnyPayment, type StoredPayment } from '../database/payments';
import { paymentsMirror } from './paymentsMirror';
import { takeReadings } from '../mirrors/mirror';
import { loadRequests } from './applyRulesInForce';
import { digestOf } from './digest';
import { tellApprovers } from './paymentNotices';
import { recordFailure } from './recordFailure';
import { bankDetailsOf, type ProviderPayment } from '../provider/records';
import type { ProviderClient } from '../provider/client';
import type { Context } from '../context';
import { intentKind, type Intent } from '../intents/intent';
import { keyAfter } from '../intents/contentDigest';

const lapsed: ErrorCode = 'authorisation_lapsed';

/** Sends a payment: `payments/create` with its `uniqueRequestId`. */
export const paymentIntent = intentKind<StoredPayment, ProviderPayment>({
  find: findSame,
  check: checkContent,
  create: (client, intent, payment) =>
    client.createPayment({ ...paymentOrder(payment), unique_request_id: intent.key }),
  recordEffect: async (transaction, intent, effect) => {
    await transaction('payment_authorisation_requests')
      .where({ paymentId: intent.entityId })
      .whereNull('authorisedById')
      .delete();
    await transaction('payments').where({ id: intent.entityId }).update({ tccPaymentId: effect.id });
    await takeReadings(transaction, paymentsMirror, [{ reading: effect, accountId: intent.accountId }]);
  },
  recordRefusal: async (transaction, intent, { code, message }, now) => {
    const { entityId: id } = intent;
    if (code === lapsed && (await waitAgain(transaction, intent, now))) return;
    await transaction('payments').where({ id }).update({ status: 'failed', errorCode: code, errorMessage: message });
    await recordFailure(transaction, id, message, now);
  },
});

/** The payment that the key stands for. @throws RuleError request_key_taken for one on other terms or to another payee */
async function findSame(
  client: ProviderClient,
  { key, entityId, payload }: Intent,
  { database }: Context,
): Promise<ProviderPayment | undefined> {
  const found = await client.findPaymentByKey(key, payload.onBehalfOf);
  const ours = found && (await loadPayment(database, entityId));
  if (!ours) return found;
  if (isSamePayment(ours, found) && (await isPaidTo(client, found, ours))) return found;
  throw new RuleError('request_key_taken', 'paymentId');
}

/** A released payment refers to a copy of its beneficiary, so that the bank details decide where the ids differ. */
async function isPaidTo(client: ProviderClient, found: ProviderPayment, ours: StoredPayment): Promise<boolean> {
  if (found.beneficiary_id === ours.providerBeneficiaryId) return true;
  const payee = await client.getBeneficiary(found.beneficiary_id, found.creator_contact_id);
  return isSamePayee(ours.bank, bankDetailsOf(payee));
}

async function checkContent(
  context: Context,
  intent: Intent,
): Promise<{ content: StoredPayment } | { refusal: ErrorCode }> {
  const stored = await loadPayment(context.database, intent.entityId);
  if (!stored) return { refusal: 'content_changed' };
  // The contact that the payment was released for, even if the maker has lost the seat since.
  const payment = { ...stored, onBehalfOf: intent.payload.onBehalfOf };
  const requested = await loadRequests(context.database, payment.id);
  const refusal = refusalToSend(payment, intent.key, {
    today: digestOf(payment),
    owed: intent.digest,
    authorised: requested.map(({ contentDigest }) => contentDigest),
    hasLapsed: requested.some((request) => request.hasLapsed),
  });
  if (refusal) return { refusal };
  // The approved date may have passed while approvals were open. The next working day is the closest to it.
  return { content: { ...payment, paymentDate: payableDate(payment.paymentDate, context.clock.now()) } };
}

/**
 * Lets a payment wait again for the authorisations that lapsed before it was sent, under a new key.
 * @returns false for one that cannot wait: its held rate was used up, or no authorisation is lapsed any more
 */
async function waitAgain(transaction: Knex.Transaction, { entityId: id, key }: Intent, now: Date): Promise<boolean> {
  const payment = await lockAnyPayment(transaction, id);
  if (payment.heldRate || (await reopenLapsedAuthorisations(transaction, id)) === 0) return false;
  const uniqueRequestId = keyAfter(key);
  await transaction('payments').where({ id }).update({ status: 'awaiting_authorisation', uniqueRequestId });
  await tellApprovers(transaction, id, { actorId: payment.createdById, now, occasion: uniqueRequestId });
  return true;
}
