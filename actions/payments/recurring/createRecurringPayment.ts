import { fieldsWith, pickFields } from '../../../domain/payments/fields';
import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import { londonDay } from '../../../domain/londonTime';
import { normaliseAmount } from '../../../domain/money/amount';
import type { PaymentInput } from '../../../domain/payments/paymentInput';
import { occurrenceFrom, type Recurrence } from '../../../domain/payments/recurrence';
import { maxRecurringPayments, recurringInputSchema } from '../../../domain/payments/recurringInput';
import { findNoticeReasons } from '../../database/fraudNotices';
import type { Seat } from '../../database/seats';
import { inTransaction } from '../../database/transaction';
import { paymentInputType } from '../paymentInputTypes';
import { defineAction } from '../../defineAction';
import { parseDeclared } from '../../runtime/input';
import { requireDatesInRange } from '../createPayment';
import { removeDraft } from '../drafts/removeDraft';
import { preparePayment } from '../preparePayment';
import { requirePayer } from '../lockForMaker';
import { recordRecurring } from './lockRecurring';

/**
 * Sets up a recurring payment of the selected account. It is checked as its first payment would be today; no payment is created yet. A
 * repeated call with the same `clientRequestId` returns the first recurring payment.
 * @throws RuleError as preparePayment, role_may_not_create_payments, recurring_payment_needs_notice, invalid_input
 */
export const createRecurringPayment = defineAction({
  name: 'createRecurringPayment',
  roles: ['user'],
  scope: null,
  writes: { lists: ['recurring'], rows: { recurringPaymentId: ['recurring_payments'] } },
  activity: ['A008'],
  sdl: `
    type Mutation {
      """
      Sets up a recurring payment. \`payment.paymentDate\` is its first day; \`frequency\` is weekly, monthly or last_business_day.
      """
      createRecurringPayment(payment: RecurringPaymentInput!, frequency: String!, endsOn: String, draftSearch: String): RecurringPayment!
    }

    """
    What each payment of a series has in common, the day of the first one, and the client's own key as of a payment.
    """
    ${paymentInputType('RecurringPaymentInput')}
  `,
  handler: async (input, session, context) => {
    const { payment, endsOn, draftSearch, ...rest } = await parseDeclared(recurringInputSchema, input);
    const seat = await requirePayer(context.database, session);
    const series: Recurrence = { ...rest, startsOn: payment.paymentDate, endsOn: endsOn ?? null };
    const nextOn = requireOccurrence(series, payment, context.clock.now());
    return inTransaction(context.database, session, async (transaction) => {
      const earlier = await findRepeat(transaction, seat, payment);
      if (earlier) return { id: earlier };
      await requirePayable(transaction, seat, payment, context.clock.now());
      const id = context.newId();
      await transaction('recurring_payments').insert({ id, ...columnsOf(seat, payment, series), next_on: nextOn });
      if (typeof draftSearch === 'string') await removeDraft(transaction, seat, draftSearch);
      await recordRecurring(transaction, context, session, { accountId: seat.accountId, text: 'set up' });
      return { id };
    });
  },
});

function requireOccurrence(series: Recurrence, payment: PaymentInput, now: Date): string {
  requireDatesInRange(payment, now);
  if (series.startsOn < londonDay(now)) {
    throw new RuleError('invalid_input', 'payment.paymentDate', 'The first day has passed.');
  }
  const nextOn = occurrenceFrom(series, series.startsOn);
  if (!nextOn) throw new RuleError('invalid_input', 'endsOn', 'The end is before the first payment.');
  return nextOn;
}

/** Locks the account, so that simultaneous calls find each other's series. */
async function findRepeat(
  transaction: Knex.Transaction,
  { accountId }: Seat,
  { clientRequestId }: PaymentInput,
): Promise<string | undefined> {
  await transaction('accounts').where({ id: accountId }).forUpdate().first('id');
  if (!clientRequestId) return undefined;
  return (await transaction('recurring_payments').where({ account_id: accountId, clientRequestId }).first('id'))?.id;
}

async function requirePayable(
  transaction: Knex.Transaction,
  seat: Seat,
  payment: PaymentInput,
  now: Date,
): Promise<void> {
  const { authorisationAmount } = await preparePayment(transaction, seat, payment, now);
  const reasons = await findNoticeReasons(transaction, seat, { ...payment, authorisationAmount });
  if (reasons.length > 0) throw new RuleError('recurring_payment_needs_notice', 'payment');
  const running = await transaction('recurring_payments')
    .where({ account_id: seat.accountId })
    .whereNot({ state: 'ended' })
    .limit(maxRecurringPayments)
    .pluck('id');
  if (running.length < maxRecurringPayments) return;
  throw new RuleError('invalid_input', 'payment', `This account has ${maxRecurringPayments} recurring payments.`);
}

function columnsOf({ accountId, userId, defaultChargeType }: Seat, payment: PaymentInput, series: Recurrence) {
  const { beneficiaryId, amount, ...texts } = pickFields(fieldsWith('isKept'), payment);
  return {
    account_id: accountId,
    createdById: userId,
    clientRequestId: payment.clientRequestId || null,
    frequency: series.frequency,
    starts_on: series.startsOn,
    ends_on: series.endsOn,
    beneficiary_id: beneficiaryId,
    amount: normaliseAmount(amount, texts.currency),
    ...texts,
    chargeType: texts.paymentType === 'priority' ? (texts.chargeType ?? defaultChargeType) : null,
  };
}
