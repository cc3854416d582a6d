import type { Knex } from 'knex';
import { accountsMirror } from '../mirrors/accounts';
import { balancesMirror } from '../mirrors/balances';
import { beneficiariesMirror } from '../mirrors/beneficiaries';
import { contactsMirror } from '../mirrors/contacts';
import { conversionsMirror } from '../mirrors/conversions';
import type { Mirror, Reading } from '../mirrors/mirror';
import { paymentsMirror } from '../mirrors/payments';
import { transactionsMirror } from '../mirrors/transactions';
import { transfersMirror } from '../mirrors/transfers';
import type { Page } from '../provider/call';
import type { ProviderClient } from '../provider/client';
import { ownersByAccount, ownersByContact, type Owners } from './ownersOf';

/** What to ask a search for. */
export interface Ask {
  readonly page: number;
  /** ISO text; absent: from the beginning. Searches that cannot filter ignore it. */
  readonly since?: string;
}

/** One kind of record that is kept in step with the provider. */
export interface Feed<Kind extends Reading = never> {
  readonly name: string;
  readonly mirror: Mirror<Kind>;
  /** `changes`: the search gives what changed since a time, oldest first. `newest`: it gives everything, newest first. */
  readonly order: 'changes' | 'newest';
  readonly find: (client: ProviderClient, ask: Ask) => Promise<Page<Kind>>;
  /** Whose the records are; absent where the mirror belongs to no account of ours. */
  readonly owners?: (database: Knex, records: readonly Kind[]) => Promise<Owners>;
}

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

function feed<Kind extends Reading>(of: Feed<Kind>): Feed {
  return of as unknown as Feed;
}

/** In the order in which they are read: contacts tell whose payments are, payments come before what they move. */
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
