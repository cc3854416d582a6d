import type { Knex } from 'knex';
import { accountsMirror } from '../accounts/accountsMirror';
import { balancesMirror } from '../balances/balancesMirror';
import { beneficiariesMirror } from '../beneficiaries/beneficiariesMirror';
import { contactsMirror } from '../accounts/contactsMirror';
import { conversionsMirror } from '../conversions/conversionsMirror';
import { takeReadings, type Mirror, type Placed, type Reading } from '../mirrors/mirror';
import { paymentsMirror } from '../payments/paymentsMirror';
import { transactionsMirror } from '../transactions/transactionsMirror';
import { transfersMirror } from '../transfers/transfersMirror';
import type { Page } from '../provider/call';
import type { ProviderClient } from '../provider/client';
import { ownersByAccount, ownersByContact, type Owners } from './ownersOf';

/** One page of a search. */
export interface Ask {
  readonly page: number;
  /** ISO time of the oldest change; undefined for all records. Searches that cannot filter by time ignore it. */
  readonly since?: string;
}

/** The answer to a search: what decides on the next page, and how to store the records. */
export interface FeedPage {
  readonly totalPages: number;
  /** The time of each record's last change, in the order of the search. */
  readonly changedAt: readonly (string | null)[];
  /** Finds the accounts that the records belong to. Resolves to a function that writes the records into their mirror. */
  readonly place: (database: Knex) => Promise<(transaction: Knex.Transaction) => Promise<void>>;
}

/** One kind of record that the sync reads, without the type of the record. */
export interface Feed {
  readonly name: string;
  /** `changes`: the search returns the changes since a time, oldest first. `newest`: it returns all records, newest first. */
  readonly order: 'changes' | 'newest';
  readonly read: (client: ProviderClient, ask: Ask) => Promise<FeedPage>;
}

interface FeedParts<Kind extends Reading> {
  readonly name: string;
  readonly order: Feed['order'];
  readonly mirror: Mirror<Kind>;
  readonly find: (client: ProviderClient, ask: Ask) => Promise<Page<Kind>>;
  /** Finds the accounts of the records; undefined for a mirror that belongs to no account of ours. */
  readonly owners?: (database: Knex, records: readonly Kind[]) => Promise<Owners>;
}

/** The page size of the sync. */
export const recordsPerPage = 100;

const oldestFirst = ({ page, since }: Ask) =>
  ({
    page,
    perPage: recordsPerPage,
    order: 'updated_at',
    orderAscDesc: 'asc',
    ...(since ? { updatedAtFrom: since } : {}),
  }) as const;

const newestFirst = ({ page }: Ask) =>
  ({ page, perPage: recordsPerPage, order: 'updated_at', orderAscDesc: 'desc' }) as const;

function feed<Kind extends Reading>({ name, order, mirror, find, owners }: FeedParts<Kind>): Feed {
  return {
    name,
    order,
    read: async (client, ask) => {
      const { items, totalPages } = await find(client, ask);
      return {
        totalPages,
        changedAt: items.map(({ updated_at }) => updated_at),
        place: async (database) => {
          const placed = placeRecords(items, await owners?.(database, items));
          return (transaction) => takeReadings(transaction, mirror, placed);
        },
      };
    },
  };
}

/** The records of our accounts, or all of them if the mirror belongs to no account. */
function placeRecords<Kind extends Reading>(items: readonly Kind[], owners: Owners | undefined): Placed<Kind>[] {
  return items.flatMap((reading) => {
    const accountId = owners ? owners.get(reading.id) : '';
    return accountId === undefined ? [] : [{ reading, accountId }];
  });
}

/**
 * The feeds in the order in which they are read: contacts identify the account of a payment, and payments come before
 * their transactions.
 */
export const feeds: readonly Feed[] = [
  feed({
    name: 'accounts',
    mirror: accountsMirror,
    order: 'newest',
    find: (client, ask) => client.findAccounts(newestFirst(ask)),
  }),
  feed({
    name: 'contacts',
    mirror: contactsMirror,
    order: 'newest',
    find: (client, ask) => client.findContacts(newestFirst(ask)),
  }),
  feed({
    name: 'beneficiaries',
    mirror: beneficiariesMirror,
    order: 'newest',
    find: (client, ask) => client.findBeneficiaries({ ...newestFirst(ask), scope: 'all' }),
    owners: ownersByContact,
  }),
  feed({
    name: 'payments',
    mirror: paymentsMirror,
    order: 'changes',
    find: (client, ask) => client.findPayments({ ...oldestFirst(ask), scope: 'all', withDeleted: true }),
    owners: ownersByContact,
  }),
  feed({
    name: 'conversions',
    mirror: conversionsMirror,
    order: 'changes',
    find: (client, ask) => client.findConversions({ ...oldestFirst(ask), scope: 'all' }),
    owners: ownersByAccount,
  }),
  feed({
    name: 'transfers',
    mirror: transfersMirror,
    order: 'changes',
    find: (client, ask) => client.findTransfers(oldestFirst(ask)),
  }),
  feed({
    name: 'transactions',
    mirror: transactionsMirror,
    order: 'changes',
    find: (client, ask) => client.findTransactions({ ...oldestFirst(ask), scope: 'all' }),
    owners: ownersByAccount,
  }),
  feed({
    name: 'balances',
    mirror: balancesMirror,
    order: 'newest',
    find: (client, ask) => client.findBalances({ ...newestFirst(ask), scope: 'all' }),
    owners: ownersByAccount,
  }),
];
