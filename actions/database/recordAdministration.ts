import type { Knex } from 'knex';
import { recordActivity } from './recordActivity';
import type { RuntimeContext } from '../runtime/context';
import type { Session } from '../runtime/session';

const eventCodes = { organisation: 'A032', role: 'A033', rule: 'A034' } as const;

/** What of an organisation was changed, and how, in words. */
interface Change {
  readonly subject: keyof typeof eventCodes;
  readonly details: string;
}

/** Records a change of an organisation's administration in the activity log. */
export async function recordAdministration(
  transaction: Knex.Transaction,
  { clock }: RuntimeContext,
  { userId }: Session,
  { subject, details }: Change,
): Promise<void> {
  const eventCode = eventCodes[subject];
  await recordActivity(transaction, { eventCode, details, userId, createdAt: clock.now() });
}
