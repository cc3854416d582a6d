import type { Knex } from 'knex';
import { conversionsMirror } from '../conversions/conversionsMirror';
import { takeReadings, type Mirror, type Reading } from '../mirrors/mirror';
import { paymentsMirror } from '../payments/paymentsMirror';
import { transactionsMirror } from '../transactions/transactionsMirror';
import { transfersMirror } from '../transfers/transfersMirror';
import type { ProviderClient } from '../provider/client';
import type { Context } from '../context';

/** The account of ours that a record belongs to, and the contact for which the provider is called. */
export interface Origin {
  readonly accountId: string;
  readonly onBehalfOf: string;
}

/** The body of a push. The id is used to read the record, the rest to find its account. */
export interface PushBody {
  readonly id: string;
  readonly account_id?: string;
  readonly source_account_id?: string;
  readonly destination_account_id?: string;
}

/** A kind of record that pushes are about, without the type of the record. */
interface Subject {
  readonly origin: (database: Knex, body: PushBody) => Promise<Origin | undefined>;
  /** Reads the record. Resolves to a function that writes it into its mirror. */
  readonly read: (client: ProviderClient, id: string, origin: Origin) => ReturnType<PushedRecord['read']>;
}

interface SubjectParts<Kind extends Reading> {
  readonly mirror: Mirror<Kind>;
  readonly read: (client: ProviderClient, id: string, origin: Origin) => Promise<Kind>;
  readonly origin: Subject['origin'];
}

function subject<Kind extends Reading>({ mirror, read, origin }: SubjectParts<Kind>): Subject {
  return {
    origin,
    read: async (client, id, of) => {
      const placed = [{ reading: await read(client, id, of), accountId: of.accountId }];
      return (transaction) => takeReadings(transaction, mirror, placed);
    },
  };
}

/** The records by the push's `message_type`. */
const subjects: ReadonlyMap<string, Subject> = new Map(
  Object.entries({
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
  }),
);

/** Whether pushes of this type are about a mirrored record. */
export function isMirrored(messageType: string): boolean {
  return subjects.has(messageType);
}

/** The record that a push is about. */
export interface PushedRecord {
  readonly origin: Origin;
  /**
   * Reads the record from the provider. Resolves to a function that stores it.
   * @throws ProviderError
   */
  readonly read: () => Promise<(transaction: Knex.Transaction) => Promise<void>>;
}

/**
 * Finds the account of the record that a push is about.
 * @returns undefined if it belongs to no account of ours, or not yet
 */
export async function findPushedRecord(
  context: Context,
  messageType: string,
  body: PushBody,
): Promise<PushedRecord | undefined> {
  const known = subjects.get(messageType);
  const origin = await known?.origin(context.database, body);
  if (!known || !origin) return undefined;
  const read = async () => known.read(await context.provider.forAccount(origin.accountId), body.id, origin);
  return { origin, read };
}

/** A payment's push names no account. It is found by our payment, or by the mirror if the sync has read the payment. */
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
