import type { Knex } from 'knex';
import { conversionsMirror } from '../mirrors/conversions';
import { takeReadings, type Mirror, type Reading } from '../mirrors/mirror';
import { paymentsMirror } from '../mirrors/payments';
import { transactionsMirror } from '../mirrors/transactions';
import { transfersMirror } from '../mirrors/transfers';
import type { ProviderClient } from '../provider/client';
import type { Context } from '../runtime/context';

/** An account of ours at the provider, and a contact in whose name its records are read. */
export interface Origin {
  readonly accountId: string;
  readonly onBehalfOf: string;
}

/** What a push says of the record it is about. Only the id is used to read it; the rest tells whose it is. */
export interface PushBody {
  readonly id: string;
  readonly account_id?: string;
  readonly source_account_id?: string;
  readonly destination_account_id?: string;
}

/** A kind of record that pushes are about. */
interface Subject<Kind extends Reading = never> {
  readonly mirror: Mirror<Kind>;
  readonly read: (client: ProviderClient, id: string, origin: Origin) => Promise<Kind>;
  readonly origin: (database: Knex, body: PushBody) => Promise<Origin | undefined>;
}

function subject<Kind extends Reading>(of: Subject<Kind>): Subject {
  return of as unknown as Subject;
}

/** The records by the push's `message_type`. */
const subjects: Readonly<Record<string, Subject>> = {
  payment: subject({
    mirror: paymentsMirror,
    read: (client, id, { onBehalfOf }) => client.getPayment(id, onBehalfOf),
    origin: originOfPayment,
  }),
  conversion: subject({
    mirror: conversionsMirror,
    read: (client, id, { onBehalfOf }) => client.getConversion(id, onBehalfOf),
    origin: (database, { account_id }) => originOf(database, [account_id]),
  }),
  transfer: subject({
    mirror: transfersMirror,
    read: (client, id) => client.getTransfer(id, null),
    origin: (database, { source_account_id, destination_account_id }) =>
      originOf(database, [source_account_id, destination_account_id]),
  }),
  cash_manager_transaction: subject({
    mirror: transactionsMirror,
    read: (client, id, { onBehalfOf }) => client.getTransaction(id, onBehalfOf),
    origin: (database, { account_id }) => originOf(database, [account_id]),
  }),
};

/** Whether pushes of this type are about something that is mirrored. */
export function isMirrored(messageType: string): boolean {
  return Object.hasOwn(subjects, messageType);
}

/** A record as the provider holds it now, on its way into our books. */
export interface SeenAgain {
  readonly origin: Origin;
  readonly store: (transaction: Knex.Transaction) => Promise<void>;
}

/**
 * Reads the record that a push is about.
 * @returns undefined when it belongs to no account of ours, or to none yet
 * @throws ProviderError
 */
export async function lookAgain(context: Context, messageType: string, body: PushBody): Promise<SeenAgain | undefined> {
  const { mirror, read, origin: find } = subjects[messageType] as Subject;
  const origin = await find(context.database, body);
  if (!origin) return undefined;
  const client = await context.provider.forAccount(origin.accountId);
  const reading = await read(client, body.id, origin);
  const placed = [{ reading, accountId: origin.accountId }];
  return { origin, store: (transaction) => takeReadings(transaction, mirror, placed) };
}

/** A payment's push names no account: it is the one that we sent it from, or that the sync found it on. */
async function originOfPayment(database: Knex, { id }: PushBody): Promise<Origin | undefined> {
  const { rows } = await database.raw<{ rows: Origin[] }>(
    `select p."accountId", intent.payload ->> 'onBehalfOf' as "onBehalfOf"
     from payments p join provider_intents intent on intent.entity_id = p.id
     where p."tccPaymentId" = :id and intent.kind = 'payment' and intent.state = 'done'
     union all
     select m.account_id, seat.tcc_contact_id::text
     from tcc_payments m join "CurrencyCloudContacts" seat on seat.account_id = m.account_id
     where m.id = :id and seat.tcc_contact_id is not null
     limit 1`,
    { id },
  );
  return rows[0];
}

async function originOf(database: Knex, tccAccountIds: readonly (string | undefined)[]): Promise<Origin | undefined> {
  const named = tccAccountIds.filter((id) => id !== undefined);
  const { rows } = await database.raw<{ rows: Origin[] }>(
    `select account.id as "accountId", seat.tcc_contact_id as "onBehalfOf"
     from accounts account join "CurrencyCloudContacts" seat on seat.account_id = account.id
     where account."tccAccountId"::text = any(:named) and seat.tcc_contact_id is not null
     order by array_position(:named::text[], account."tccAccountId"::text), seat.id
     limit 1`,
    { named },
  );
  return rows[0];
}
