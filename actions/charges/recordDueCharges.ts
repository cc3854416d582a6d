import type { Knex } from 'knex';
import { scheduledTypes, type ScheduledType } from '../../domain/charges/chargeTypes';
import { periodsDue, type Period } from '../../domain/charges/periods';
import { addDays } from '../../domain/isoDate';
import { londonDay, londonInstant } from '../../domain/londonTime';
import { recordCharges } from '../database/recordCharge';
import { inTransaction } from '../database/transaction';
import type { Context } from '../context';
import { dueSources } from './dueCharges';
import { isMirroredUntil } from '../provider/isMirroredUntil';

/** Further periods of a type wait for the next run. */
const maxPeriods = 62;

/** What a run did for one type of charge. */
export interface RecordedReport {
  readonly recorded: number;
  /** How many days or months were decided. */
  readonly periods: number;
  /** Why it stopped before the last period that has ended. */
  readonly stoppedBy?: 'time' | 'missing_transactions';
}

/** What a run did, by type. */
export type DueReport = Readonly<Record<ScheduledType, RecordedReport>>;

/**
 * Records what accounts owe for the days and months that have ended, each period once and in order (`docs/decisions/072`). A page of
 * accounts is a transaction of its own; a run that stops anywhere is continued by the next one.
 * @param untilMs no page begins after this time
 */
export async function recordDueCharges(context: Context, untilMs: number): Promise<DueReport> {
  const reports = {} as Record<ScheduledType, RecordedReport>;
  for (const type of scheduledTypes) reports[type] = await recordType(context, type, untilMs);
  return reports;
}

async function recordType(context: Context, type: ScheduledType, untilMs: number): Promise<RecordedReport> {
  const position = await context
    .database('charge_positions')
    .where({ type })
    .first<{ until: string } | undefined>(context.database.raw(`to_char(decided_until, 'YYYY-MM-DD') as until`));
  const today = londonDay(context.clock.now());
  const periods = periodsDue(position?.until ?? null, today, dueSources[type].length, maxPeriods);
  let recorded = 0;
  for (const [decided, period] of periods.entries()) {
    const end = londonInstant(addDays(period.to, 1), '00:00');
    const stopped = (stoppedBy: RecordedReport['stoppedBy']) => ({ recorded, periods: decided, stoppedBy });
    if (!(await isMirroredUntil(context, end))) return stopped('missing_transactions');
    const done = await recordPeriod(context, type, period, untilMs);
    recorded += done.recorded;
    if (!done.isWhole) return stopped('time');
  }
  return { recorded, periods: periods.length };
}

async function recordPeriod(
  context: Context,
  type: ScheduledType,
  period: Period,
  untilMs: number,
): Promise<{ readonly recorded: number; readonly isWhole: boolean }> {
  let recorded = 0;
  let after: string | undefined;
  do {
    if (context.clock.now().getTime() >= untilMs) return { recorded, isWhole: false };
    const actor = { userId: 'schedule:charges-monthly', requestId: context.newId() };
    const { count, last } = await inTransaction(context.database, actor, async (transaction) => {
      const found = await dueSources[type].find(transaction, period, after);
      const written = await recordCharges(transaction, context, found.due);
      if (found.last === undefined) await movePosition(transaction, type, period.to);
      return { count: written, last: found.last };
    });
    recorded += count;
    after = last;
  } while (after !== undefined);
  return { recorded, isWhole: true };
}

function movePosition(transaction: Knex.Transaction, type: ScheduledType, decidedUntil: string) {
  return transaction('charge_positions')
    .insert({ type, decided_until: decidedUntil })
    .onConflict('type')
    .merge(['decided_until']);
}
