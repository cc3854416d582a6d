import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import type { Recurrence } from '../../../domain/payments/recurrence';
import { isUuid } from '../../../domain/text';
import type { RecurringPaymentsRow } from '../../database/generated/tables';
import { recordActivity } from '../../database/recordActivity';
import type { Context } from '../../context';
import type { Session } from '../../runtime/session';

/** When the payments of a stored series fall due. */
export const recurrenceOf = ({ frequency, starts_on, ends_on }: RecurringPaymentsRow): Recurrence => ({
  frequency,
  startsOn: starts_on,
  endsOn: ends_on,
});

/** The columns that say which occurrence is next. A series without another one is ended. */
export const nextColumns = (next: string | undefined) =>
  next === undefined ? ({ state: 'ended', next_on: null, pause_reason: null } as const) : { next_on: next };

/**
 * Locks a recurring payment until the end of the transaction.
 * @throws RuleError recurring_payment_not_found, also for one of another account
 */
export async function lockRecurring(
  transaction: Knex.Transaction,
  id: string,
  accountId: string,
): Promise<RecurringPaymentsRow> {
  const row = isUuid(id)
    ? await transaction('recurring_payments').where({ id, account_id: accountId }).forUpdate().first()
    : undefined;
  if (!row) throw new RuleError('recurring_payment_not_found', 'recurringPaymentId');
  return row;
}

/** Notes in the activity log what a user did to a recurring payment: A008, because the list of codes is closed (decision 047). */
export async function recordRecurring(
  transaction: Knex.Transaction,
  { clock }: Context,
  { userId }: Session,
  { accountId, text }: { readonly accountId: string; readonly text: string },
): Promise<void> {
  const entry = { eventCode: 'A008', details: `Recurring payment ${text}`, accountId } as const;
  await recordActivity(transaction, { ...entry, userId, createdAt: clock.now() });
}
