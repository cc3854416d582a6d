import { inTransaction } from '../../database/transaction';
import type { RuntimeContext } from '../../runtime/context';
import { openContact } from './requestContact';

/** What is left waits for the next run. */
const maxPerRun = 100;

const missing = `
  select seat.id from "CurrencyCloudContacts" seat
  join accounts account on account.id = seat.account_id and account."tccAccountId" is not null and not account.is_closed
  where seat.contact_state = 'waiting' and not exists (
    select from provider_intents asked
    where asked.entity_id = seat.id and asked.kind in ('contact', 'contact_status') and asked.state = 'pending')
  order by seat.id limit ?`;

/**
 * Asks the provider for the contact of each seat that waits for one and for which nothing is asked: one of an account that was connected later, or
 * of a user whose details were corrected.
 */
export async function openMissingContacts(context: RuntimeContext): Promise<void> {
  const { rows } = await context.database.raw<{ rows: { readonly id: string }[] }>(missing, [maxPerRun]);
  const actor = { userId: 'schedule:send-intents', requestId: context.newId() };
  for (const { id } of rows) {
    await inTransaction(context.database, actor, (transaction) => openContact(transaction, context, id));
  }
}
