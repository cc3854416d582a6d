import { fieldsWith, pickFields } from '../../../domain/payments/fields';
import type { Knex } from 'knex';
import { RuleError, type ErrorCode } from '../../../domain/errors';
import { addDays } from '../../../domain/isoDate';
import { londonDay } from '../../../domain/londonTime';
import type { BankHolidays } from '../../../domain/payments/paymentDate';
import type { PaymentInput } from '../../../domain/payments/paymentInput';
import { createAheadDays, maxDaysLate, occurrenceAfter, paymentDateOf } from '../../../domain/payments/recurrence';
import type { RecurringPaymentsRow } from '../../database/generated/tables';
import { recordActivity } from '../../database/recordActivity';
import { requireSeat } from '../../database/seats';
import { inTransaction, type Actor } from '../../database/transaction';
import type { Context } from '../../context';
import { derivedId } from '../../runtime/derivedId';
import { storePayment } from '../storePayment';
import { nextColumns, recurrenceOf } from './lockRecurring';

/** What became of an occurrence: `none` where there is none to create. */
export type OccurrenceOutcome = 'created' | 'refused' | 'none';

/** The last day whose occurrences are created now. */
export const createUntil = (now: Date): string => addDays(londonDay(now), createAheadDays);

/** Refusals that concern the moment: the occurrence waits for the next run. */
const passing: readonly ErrorCode[] = ['too_many_requests', 'provider_unavailable', 'authorisation_rate_missing'];

/**
 * Creates the payment of a series' next occurrence as if its creator had entered it now: under the creator's seat, limits and the rules of
 * this moment. The payment and the step to the next occurrence commit together. A refused occurrence is noted and pauses the series.
 * @param holidays those of the series' currency
 * @throws RuleError of the passing kind, and unexpected errors: nothing is changed then
 */
export async function createOccurrence(
  context: Context,
  id: string,
  actor: Actor,
  holidays: BankHolidays,
): Promise<OccurrenceOutcome> {
  const taken: { row?: RecurringPaymentsRow } = {};
  try {
    await inTransaction(context.database, actor, async (transaction) => {
      taken.row = await lockDue(transaction, id, context.clock.now());
      if (taken.row) await createAndStep(transaction, context, taken.row, holidays);
    });
  } catch (error) {
    if (!(error instanceof RuleError) || !taken.row || passing.includes(error.code)) throw error;
    await noteRefusal(context, taken.row, actor, error);
    return 'refused';
  }
  return taken.row ? 'created' : 'none';
}

/** Locks the series, unless another run has it, if its next occurrence is due. */
async function lockDue(transaction: Knex.Transaction, id: string, now: Date) {
  return transaction('recurring_payments')
    .where({ id, state: 'active' })
    .where('next_on', '<=', createUntil(now))
    .forUpdate()
    .skipLocked()
    .first();
}

async function createAndStep(
  transaction: Knex.Transaction,
  context: Context,
  row: RecurringPaymentsRow,
  holidays: BankHolidays,
): Promise<void> {
  const occurrenceOn = row.next_on ?? '';
  const now = context.clock.now();
  const today = londonDay(now);
  if (occurrenceOn < addDays(today, -maxDaysLate)) throw new RuleError('occurrence_too_late');
  const seat = await requireSeat(transaction, row.createdById, row.account_id);
  if (!seat.canCreatePayments) throw new RuleError('role_may_not_create_payments');
  const { frequency } = row;
  const paymentDate = paymentDateOf({ frequency, occurrenceOn }, today, now, holidays);
  const payment = { ...paymentOf(row), paymentDate, clientRequestId: derivedId(row.id, occurrenceOn) };
  const occurrence = { recurringPaymentId: row.id, occurrenceOn };
  await storePayment(transaction, context, { id: context.newId(), seat, payment, fraudNoticeId: null, occurrence });
  await step(transaction, row, occurrenceOn);
}

function paymentOf(row: RecurringPaymentsRow): Omit<PaymentInput, 'paymentDate'> {
  return pickFields(fieldsWith('isKept'), { ...row, beneficiaryId: row.beneficiary_id });
}

async function step(transaction: Knex.Transaction, row: RecurringPaymentsRow, occurrenceOn: string): Promise<void> {
  const next = nextColumns(occurrenceAfter(recurrenceOf(row), occurrenceOn));
  await transaction('recurring_payments').where({ id: row.id }).update(next);
}

/** Notes why an occurrence was refused, steps over it and pauses the series, unless it changed meanwhile or this was its last. */
async function noteRefusal(
  { database, clock, newId }: Context,
  row: RecurringPaymentsRow,
  actor: Actor,
  { code, message }: RuleError,
): Promise<void> {
  const { id, next_on, account_id: accountId, createdById: userId } = row;
  const now = clock.now();
  await inTransaction(database, actor, async (transaction) => {
    const own = { id, next_on, state: 'active' as const };
    const current = await transaction('recurring_payments').where(own).forUpdate().first();
    if (!current || next_on === null) return;
    const omission = { id: newId(), recurring_payment_id: id, occurrence_on: next_on, createdAt: now };
    await transaction('recurring_payment_omissions').insert({ ...omission, error_code: code, error_message: message });
    const next = occurrenceAfter(recurrenceOf(current), next_on);
    const paused = next ? { state: 'paused' as const, pause_reason: message, next_on: next } : nextColumns(next);
    await transaction('recurring_payments').where({ id }).update(paused);
    const entry = { eventCode: 'E003', details: `Recurring payment of ${next_on}: ${message}`, accountId } as const;
    await recordActivity(transaction, { ...entry, userId, createdAt: now });
  });
}
