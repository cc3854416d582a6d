import Big from 'big.js';
import { ProviderError } from '../../actions/provider/errors';
import type { ProviderFailure } from '../../domain/intents/outcome';

/** A call that failed, as the portal's client reports it. */
export function callError(failure: ProviderFailure, code: string = failure): ProviderError {
  return new ProviderError(failure, { method: 'POST', path: '/simulated', status: 0, requestId: '' }, code, []);
}

/** The kinds of records that the provider shows. */
export const kinds = ['payment', 'conversion', 'transfer', 'transaction', 'balance'] as const;
export type Kind = (typeof kinds)[number];

/** A record as the provider shows it: flat texts, and the second of its last change. */
export interface ProviderRecord {
  readonly id: string;
  readonly status: string;
  readonly updated_at: string;
  readonly account_id: string;
  readonly [field: string]: string;
}

/** What the provider calls our account. */
export const providerAccount = (accountId: string) => `sub-account of ${accountId}`;

/** A seat's contact at the provider. It alone tells the provider whose an order is. */
export const contactOf = ({ userId, accountId }: { readonly userId: string; readonly accountId: string }) =>
  `${userId} at the ${providerAccount(accountId)}`;

/** What is asked of the provider: its key, the contact in whose name, and the content. */
export interface Order {
  readonly key: string;
  readonly onBehalfOf: string;
  readonly content: Readonly<Record<string, string>>;
}

/** Accounts that stand for the world outside: every movement has two ends, so that all balances together are nothing. */
export const bank = 'the banks';
export const market = 'the market';
const outside = [bank, market];

const dayMs = 86_400_000;

/** The provider's books in memory: what it was asked for, and whose money is where. `lifeCycle.ts` moves them on. */
export class Provider {
  readonly records: Readonly<Record<Kind, Map<string, ProviderRecord>>> = {
    payment: new Map(),
    conversion: new Map(),
    transfer: new Map(),
    transaction: new Map(),
    balance: new Map(),
  };
  /** Every record as it was written, in order. */
  readonly journal: { readonly kind: Kind; readonly record: ProviderRecord; readonly isNew: boolean }[] = [];
  /** Records that searches show as they were, and until when. */
  private readonly late = new Map<string, { readonly was: ProviderRecord | undefined; readonly until: number }>();
  private lastId = 0;

  /**
   * @param now the time in milliseconds
   * @param forgetsKeys whether a key may be used again after a day
   * @param lagMs how long a change stays hidden from searches
   * @param notify tells of a change, as a push does
   */
  constructor(
    readonly now: () => number,
    private readonly forgetsKeys: boolean,
    private readonly lagMs: () => number,
    private readonly notify: (kind: Kind, id: string) => void,
  ) {}

  /** Takes an order. @throws ProviderError where the key was used before or the content cannot be */
  create(kind: 'payment' | 'conversion' | 'transfer', { key, onBehalfOf, content }: Order): ProviderRecord {
    const earlier = [...this.records[kind].values()].find((record) => record.unique_request_id === key);
    const isForgotten = this.forgetsKeys && earlier && this.now() - Date.parse(earlier.created_at ?? '') > dayMs;
    if (earlier && !isForgotten) {
      throw callError('rejected', kind === 'transfer' ? 'duplicate_unique_request_id' : 'duplicate_request');
    }
    const first = { payment: 'ready_to_send', conversion: 'awaiting_funds', transfer: 'pending' }[kind];
    const account_id = onBehalfOf.split(' at the ')[1] ?? '';
    const record = { ...content, account_id, unique_request_id: key, status: first };
    return this.put(kind, { ...record, created_at: this.time(), id: this.newId(kind) });
  }

  findByKey(kind: Kind, key: string): ProviderRecord | undefined {
    return this.search(kind).find((record) => record.unique_request_id === key);
  }

  /** Every record as a search shows it. */
  search(kind: Kind): ProviderRecord[] {
    return [...this.records[kind].values()].flatMap((record) => {
      const late = this.late.get(record.id);
      return late && this.now() < late.until ? (late.was ?? []) : record;
    });
  }

  get(kind: Kind, id: string): ProviderRecord {
    const record = this.records[kind].get(id);
    if (!record) throw callError('not_found');
    return record;
  }

  /** Takes a payment back that was not released yet. */
  deletePayment(id: string): void {
    const payment = this.get('payment', id);
    if (payment.status !== 'ready_to_send') throw callError('rejected', 'payment_cannot_be_deleted');
    this.put('payment', { ...payment, status: 'deleted' });
  }

  /** Money comes in from outside. */
  receive(accountId: string, currency: string, amount: string): void {
    this.move({ from: bank, to: accountId, currency, amount, about: this.newId('funds') });
  }

  /** What a wallet holds, in major units. */
  balance(accountId: string, currency: string): Big {
    return new Big(this.records.balance.get(`${accountId} ${currency}`)?.amount ?? 0);
  }

  holds(accountId: string, currency: string, amount: string): boolean {
    return this.balance(accountId, currency).gte(amount);
  }

  /** Moves money, writing both ends. */
  move({ from, to, currency, amount, about }: Readonly<Record<string, string>>): void {
    for (const [account, signed] of [
      [from ?? '', new Big(amount ?? 0).neg()],
      [to ?? '', new Big(amount ?? 0)],
    ] as const) {
      const line = { account_id: account, currency: currency ?? '', about: about ?? '', amount: signed.toFixed() };
      this.put('transaction', { ...line, id: this.newId('transaction'), status: 'completed' });
      const wallet = { account_id: account, currency: currency ?? '', status: '' };
      const held = this.balance(account, currency ?? '')
        .plus(signed)
        .toFixed();
      this.put('balance', { ...wallet, id: `${account} ${currency}`, amount: held });
    }
  }

  /** Writes a record with the second of its change, and tells of it. */
  put(kind: Kind, fields: Omit<ProviderRecord, 'updated_at'>): ProviderRecord {
    const record = Object.freeze({ ...fields, updated_at: this.time() }) as ProviderRecord;
    const was = this.records[kind].get(record.id);
    this.late.set(record.id, { was, until: this.now() + this.lagMs() });
    this.records[kind].set(record.id, record);
    this.journal.push({ kind, record, isNew: !was });
    if (!outside.includes(record.account_id)) this.notify(kind, record.id);
    return record;
  }

  private time(): string {
    return new Date(Math.floor(this.now() / 1000) * 1000).toISOString();
  }

  private newId(kind: string): string {
    return `${kind} at the provider ${(this.lastId += 1)}`;
  }
}

/** Whether an account belongs to a customer. */
export function isCustomers({ account_id }: ProviderRecord): boolean {
  return !outside.includes(account_id);
}
