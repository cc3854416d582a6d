import type { Knex } from 'knex';
import type { Page } from '../provider/call';
import type { ProviderClient } from '../provider/client';
import type { Context } from '../context';
import type { ProviderPayment, ProviderTransaction, ProviderTransfer } from '../provider/records';
import { recordsPerPage } from '../sync/feeds';
import { ownersByAccount, ownersByContact } from '../sync/ownersOf';

/** A kind of record that our books and the provider's have. */
export type SubjectKind = 'payment' | 'transfer' | 'conversion';

/** No user waits, so calls are repeated for this long. */
export const retryForMs = 60_000;

interface Listing {
  readonly kind: SubjectKind | 'movement';
  readonly id: string;
  readonly subject_kind: SubjectKind | 'movement';
  readonly subject_id: string;
  readonly account_id: string | null;
  readonly record: string;
}

type Subject = Pick<Listing, 'kind' | 'subject_kind' | 'subject_id'>;

const itself =
  (kind: SubjectKind) =>
  ({ id }: { readonly id: string }): Subject => ({ kind, subject_kind: kind, subject_id: id });

interface Ask {
  readonly page: number;
  readonly perPage: number;
  readonly order: string;
  readonly orderAscDesc: 'asc';
  readonly createdAtFrom: string;
}

/** One of the provider's lists: how a page is read, and the rows of its records. */
interface List {
  readonly read: (client: ProviderClient, ask: Ask, database: Knex) => Promise<Page<Listing>>;
}

function list<Kind extends { readonly id: string }>(
  find: (client: ProviderClient, ask: Ask) => Promise<Page<Kind>>,
  owners: (database: Knex, records: readonly Kind[]) => Promise<ReadonlyMap<string, string>>,
  subject: (record: Kind) => Subject,
): List {
  return {
    read: async (client, ask, database) => {
      const { items, ...counts } = await find(client, ask);
      const ownerOf = await owners(database, items);
      const rows = items.map((record) => {
        const { id } = record;
        return { id, ...subject(record), account_id: ownerOf.get(id) ?? null, record: JSON.stringify(record) };
      });
      return { ...counts, items: rows };
    },
  };
}

/** What a movement belongs to, by the provider's names. Incoming funds have no record of ours. */
const movers: Readonly<Record<string, SubjectKind>> = {
  payment: 'payment',
  conversion: 'conversion',
  balance_transfer: 'transfer',
  transfer: 'transfer',
};
const withoutRecord: readonly (string | null)[] = ['inbound_funds', 'inbound_funds_local', 'deposit'];

function subjectOf({ id, related_entity_type, related_entity_id }: ProviderTransaction): Subject {
  const mover = movers[related_entity_type ?? ''];
  const isOfRecord = mover !== undefined && related_entity_id !== null;
  return {
    kind: 'movement',
    subject_kind: isOfRecord ? mover : 'movement',
    subject_id: isOfRecord ? related_entity_id : id,
  };
}

/** A transfer belongs to the account that it leaves, or to the one that it reaches where only that one is ours. */
async function ownersOfTransfers(database: Knex, records: readonly ProviderTransfer[]) {
  const ends = (end: 'source_account_id' | 'destination_account_id') =>
    ownersByAccount(
      database,
      records.map((record) => ({ id: record.id, account_id: record[end] })),
    );
  return new Map([...(await ends('destination_account_id')), ...(await ends('source_account_id'))]);
}

const lists: readonly List[] = [
  list<ProviderPayment>(
    (client, ask) => client.findPayments({ ...ask, scope: 'all', withDeleted: true }),
    ownersByContact,
    itself('payment'),
  ),
  list((client, ask) => client.findConversions({ ...ask, scope: 'all' }), ownersByAccount, itself('conversion')),
  list((client, ask) => client.findTransfers(ask), ownersOfTransfers, itself('transfer')),
  list<ProviderTransaction>(
    async (client, ask) => {
      const page = await client.findTransactions({ ...ask, scope: 'all' });
      const isMoved = ({ status, related_entity_type }: ProviderTransaction) =>
        status !== 'deleted' && !withoutRecord.includes(related_entity_type);
      return { ...page, items: page.items.filter(isMoved) };
    },
    ownersByAccount,
    subjectOf,
  ),
];

/**
 * Reads what the provider lists of all accounts, created since a moment, into `book_listings`: each login, list by list, a page at a
 * time. What an earlier run read is removed first.
 * @returns how many records were read
 * @throws ProviderError
 */
export async function readListings(context: Context, from: Date): Promise<number> {
  await context.database('book_listings').delete();
  let records = 0;
  for (const loginId of await context.provider.loginIds()) {
    const client = await context.provider.forLogin(loginId, retryForMs);
    for (const one of lists) records += await readList(context.database, client, one, from);
  }
  return records;
}

async function readList(database: Knex, client: ProviderClient, { read }: List, from: Date): Promise<number> {
  let records = 0;
  let pages = 1;
  for (let page = 1; page <= pages; page += 1) {
    const createdAtFrom = from.toISOString();
    const ask = { page, perPage: recordsPerPage, order: 'created_at', orderAscDesc: 'asc', createdAtFrom } as const;
    const { items, totalPages } = await read(client, ask, database);
    if (items.length > 0) {
      await database('book_listings')
        .insert([...items])
        .onConflict(['kind', 'id'])
        .ignore();
    }
    records += items.length;
    pages = totalPages;
  }
  return records;
}
