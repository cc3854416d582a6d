import type { Knex } from 'knex';
import { activityEvents, eventTypeOf, type EventCode } from '../../domain/activity/eventCodes';
import type { ActivityRow } from './generated/tables';

type Subject = 'accountId' | 'paymentId' | 'conversionId' | 'beneficiaryId';

/** What a user did, and what it concerns. */
export interface ActivityEntry extends Partial<Pick<ActivityRow, 'id' | 'details' | Subject>> {
  readonly eventCode: EventCode;
  /** Null where it is not known. */
  readonly userId: string | null;
  readonly createdAt: Date;
}

/**
 * Writes an entry of the activity log under the code's own name (specification, part two, section 9), in the transaction
 * of the change that it records.
 */
export async function recordActivity(transaction: Knex.Transaction, entry: ActivityEntry): Promise<void> {
  await transaction('activity').insert({
    ...entry,
    eventType: eventTypeOf(entry.eventCode),
    activityName: activityEvents[entry.eventCode],
    username: entry.userId,
  });
}
