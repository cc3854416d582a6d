import type { Knex } from 'knex';
import type { ErrorCode } from '../../../domain/errors';
import type { Refusal } from '../../../domain/intents/outcome';
import { invariant } from '../../../domain/invariant';
import { clearAlarm, raiseAlarm } from '../../database/alarms';
import { intentKind, type Intent } from '../../intents/intent';
import type { ProviderContact } from '../../provider/records';
import { personOf, seatOf } from './personOf';
import { linkContact, notClosed, recordContact, refuseSeat } from './seatOutcome';

/** The status that a contact is to have. */
interface Wanted {
  readonly contactId: string;
  readonly status: 'enabled' | 'not_enabled';
}

/**
 * Opens a contact for a seat, or closes it after the seat was taken. The call carries no key: a repeat waits until the attempt before can no
 * longer take effect, because the one after it may want the other status.
 */
export const contactStatusIntent = intentKind<Wanted, ProviderContact>({
  isUnkeyed: true,
  find: async (client, intent) => {
    const { contactId, status } = wantedOf(intent);
    const contact = await client.getContact(contactId);
    return contact.status === status ? contact : undefined;
  },
  check: async ({ database }, intent) => {
    const wanted = wantedOf(intent);
    const refusal = await (wanted.status === 'enabled' ? openingRefusal : closingRefusal)(database, intent, wanted);
    return refusal ? { refusal } : { content: wanted };
  },
  create: (client, _intent, { contactId, status }) => client.updateContact(contactId, { status }),
  recordEffect: async (transaction, intent, contact, now) => {
    if (wantedOf(intent).status === 'enabled') await linkContact(transaction, intent, contact.id, now);
    else await clearAlarm(transaction, notClosed, contact.id, now);
  },
  recordRefusal: async (transaction, intent, refusal, now) => {
    if (wantedOf(intent).status === 'enabled') return refuseSeat(transaction, intent, refusal, now);
    return refuseClosing(transaction, intent, refusal, now);
  },
});

/** Records in the log of the account that a contact stays open, and raises an alarm, because it is not asked for again. */
async function refuseClosing(
  transaction: Knex.Transaction,
  intent: Intent,
  { code, message }: Refusal,
  now: Date,
): Promise<void> {
  const { contactId } = wantedOf(intent);
  // It is to stay open, because something acts as it.
  if (code === ('contact_in_use' satisfies ErrorCode)) return clearAlarm(transaction, notClosed, contactId, now);
  const { accountId, userId } = personOf(intent);
  await recordContact(transaction, intent, `Contact not closed at the provider: ${userId}, ${message}`, now);
  const alarm = {
    kind: notClosed,
    subject: contactId,
    message: `The provider did not close the contact of a seat that was taken: ${userId}.`,
    details: { accountId, userId, lastError: message },
  } as const;
  return raiseAlarm(transaction, alarm, now);
}

function wantedOf({ payload: { contactId, status } }: Intent): Wanted {
  invariant(contactId !== undefined && status !== undefined, 'an intent of a status names the contact and the status');
  return { contactId, status };
}

async function openingRefusal(database: Knex, intent: Intent, { contactId }: Wanted): Promise<ErrorCode | undefined> {
  const seat = await seatOf(database, personOf(intent)).first('tcc_contact_id');
  if (!seat) return 'seat_not_found';
  if (seat.tcc_contact_id) return 'seat_exists';
  return (await isInUse(database, contactId)) ? 'contact_in_use' : undefined;
}

/** A contact that the organisation itself acts as stays open, and so does one of a seat that was given again. */
async function closingRefusal(database: Knex, _intent: Intent, { contactId }: Wanted): Promise<ErrorCode | undefined> {
  const organisation = await database('organisations').where({ tcc_contact_id: contactId }).first('id');
  return organisation || (await isInUse(database, contactId)) ? 'contact_in_use' : undefined;
}

async function isInUse(database: Knex, contactId: string): Promise<boolean> {
  return Boolean(await database('CurrencyCloudContacts').where({ tcc_contact_id: contactId }).first('id'));
}
