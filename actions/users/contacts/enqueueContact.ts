import type { Knex } from 'knex';
import { contentDigest } from '../../intents/contentDigest';
import { enqueue } from '../../intents/enqueue';
import type { IntentPayload } from '../../intents/intent';
import { contactIntentsOf, type Person } from './personOf';

/** What is asked of the provider: the contact of a person, or another status of a contact. */
export interface ContactRequest extends Person, Pick<IntentPayload, 'contactId' | 'status'> {
  /** The intent's id, which is its key, too. */
  readonly id: string;
  readonly seatId: string;
}

/** An administrator waits for a new contact: for so long it is tried again after short pauses (docs/decisions/100). */
const wantedMs = 30_000;

/**
 * Stores an intent of a person's contact in the caller's transaction. It waits for the last one of the same person, so that what is asked last
 * is what stays.
 */
export async function enqueueContact(
  transaction: Knex.Transaction,
  { id, seatId, accountId, userId, ...status }: ContactRequest,
  now: Date,
): Promise<string> {
  const last = await contactIntentsOf(transaction, { accountId, userId })
    .where({ state: 'pending' })
    .orderBy([{ column: 'createdAt', order: 'desc' }, 'id'])
    .first('id');
  const kind = status.contactId ? 'contact_status' : 'contact';
  const intent = {
    id,
    kind,
    entityId: seatId,
    accountId,
    key: id,
    payload: { onBehalfOf: null, userId, ...status },
    digest: contentDigest({ accountId, userId, ...status }),
    wantedUntil: kind === 'contact' ? new Date(now.getTime() + wantedMs) : null,
  } as const;
  return enqueue(transaction, intent, now, last?.id);
}
