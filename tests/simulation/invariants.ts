import Big from 'big.js';
import { mayBecome } from '../../domain/payments/transitions';
import { mayMove } from '../../domain/stateMachine';
import { stateMachines } from '../../domain/stateMachines';
import {
  chained,
  genesis,
  type Conversion,
  type Entry,
  type Intent,
  type Payment,
  type Request,
  type Transfer,
} from './books';
import { must } from './must';
import { bank, kinds, market, type ProviderRecord } from './provider';
import { AcceptedOrders } from './acceptedOrders';
import type { World } from './world';

/** Checks after each step what it changed, and once a week everything. */
export class Auditor {
  private entriesSeen = 0;
  private recordsSeen = 0;
  /** Payments that are not in a terminal state. */
  private readonly open = new Set<string>();
  private readonly acceptedOrders: AcceptedOrders;

  constructor(private readonly world: World) {
    this.acceptedOrders = new AcceptedOrders(world);
  }

  /** How many orders the provider accepted. */
  get sends(): number {
    return this.acceptedOrders.count;
  }

  /** After every step. @throws Violation */
  checkStep(): void {
    const { books, provider } = this.world;
    const isChanged = this.entriesSeen < books.audit.length;
    for (; this.entriesSeen < books.audit.length; this.entriesSeen += 1) this.checkEntry(this.entriesSeen);
    const written = provider.journal.slice(this.recordsSeen);
    this.recordsSeen = provider.journal.length;
    for (const { kind, record, isNew } of written) if (isNew) this.acceptedOrders.check(kind, record);
    const moved = new Set(written.flatMap(({ kind, record }) => (kind === 'balance' ? record.id : [])));
    for (const id of moved) this.checkBalance(provider.get('balance', id));
    if (moved.size > 0) this.checkConservation();
    if (!isChanged) return;
    for (const id of this.open) this.checkIsExplained(books.require('payments', id));
  }

  /** Once a week: the whole chain, and every row against it. @throws Violation */
  checkBooks(): void {
    const { books } = this.world;
    let previous = genesis;
    const latest = new Map<string, unknown>();
    for (const entry of books.audit) {
      must(entry.hash === chained(previous, entry), 'the audit chain is whole');
      previous = entry.hash;
      latest.set(`${entry.table} ${(entry.after ?? entry.before)?.id}`, entry.after);
    }
    for (const table of ['payments', 'requests', 'intents', 'conversions', 'transfers'] as const) {
      for (const row of books.all(table)) {
        must(latest.get(`${table} ${row.id}`) === row, `the audit log says how ${row.id} came to be as it is`);
      }
    }
  }

  /** After a period without faults, in which everything could finish. @throws Violation */
  checkRest(): void {
    const { books, provider } = this.world;
    const pending = books.all('intents', ({ state }) => state === 'pending');
    must(pending.length === 0, `at rest nothing is pending: ${pending.map(({ id }) => id).join(', ')}`);
    for (const { id, status } of books.all('payments')) {
      must(['completed', 'failed', 'deleted'].includes(status), `at rest ${id} has come to its end, not ${status}`);
    }
    for (const kind of kinds) {
      for (const record of provider.records[kind].values()) {
        if (record.account_id === bank || record.account_id === market) continue;
        must(books.get('mirrors', record.id) === record, `at rest the mirror of ${record.id} equals it`);
      }
    }
    for (const one of books.all('payments')) this.checkIsFollowed(one, one.tccPaymentId);
    for (const one of [...books.all('conversions'), ...books.all('transfers')]) {
      this.checkIsFollowed(one, one.providerId);
    }
  }

  private checkIsFollowed({ id, status }: Moving, providerId: string | null): void {
    must(Boolean(providerId) === this.acceptedOrders.has(id), `at rest ${id} knows whether the provider took it`);
    const there = providerId && this.world.books.require('mirrors', providerId).status;
    must(!there || status === there, `at rest ${id} is ${status}, at the provider ${there}`);
  }

  private checkEntry(at: number): void {
    const { audit } = this.world.books;
    const entry = audit[at] as Entry;
    must(entry.hash === chained(audit[at - 1]?.hash ?? genesis, entry), 'the audit chain is whole');
    const { table, before, after } = entry;
    if (table === 'mirrors' && before && after) {
      const [was, is] = [before, after] as unknown as ProviderRecord[];
      must((was?.updated_at ?? '') <= (is?.updated_at ?? ''), `the mirror of ${after.id} does not go back`);
    }
    if (table === 'payments' && after) this.checkPayment(before as Payment | undefined, after as Payment);
    if (table === 'conversions' || table === 'transfers') {
      const machine = table === 'conversions' ? 'conversion' : 'transfer';
      checkMove(machine, before as Conversion | Transfer | undefined, after as Conversion | Transfer);
    }
    if (table === 'requests' && after && before) {
      must((before as Request).authorisedById === null, 'an authorisation is given once');
    }
    if (table === 'intents' && before && after) {
      const [was, is] = [before as Intent, after as Intent];
      const isNewest = is.recordedBy === was.recordedBy || is.recordedBy === was.fence;
      must(isNewest, `what came of ${is.id} is recorded by whoever claimed it last`);
    }
  }

  private checkPayment(before: Payment | undefined, after: Payment): void {
    checkMove('payment', before, after);
    const slice = this.world.books.require('slices', after.beneficiarySliceId);
    must(slice.accountId === after.accountId, `${after.id} pays a payee of its own account`);
    must(Boolean(this.world.seat(after.createdById, after.accountId)), `the maker of ${after.id} has a seat there`);
    this.open.add(after.id);
  }

  /** Every payment is in a terminal state, or something will still move it. */
  private checkIsExplained(payment: Payment): void {
    const { books, provider } = this.world;
    const { id, status, tccPaymentId } = payment;
    const isOwed = () =>
      books.all(
        'intents',
        (one) => one.entityId === id && one.state === 'pending' && one.key === payment.uniqueRequestId,
      ).length === 1;
    const isAwaited = () => books.all('requests', (one) => one.paymentId === id && !one.authorisedById).length > 0;
    const key = tccPaymentId && provider.records.payment.get(tccPaymentId)?.unique_request_id;
    if (tccPaymentId) must(key === payment.uniqueRequestId, `the provider has ${id} under its key`);
    else if (status === 'awaiting_authorisation') must(isAwaited(), `${id} waits for somebody's authorisation`);
    else if (status === 'processing') must(isOwed(), `${id} is in processing because it is owed`);
    else must(['failed', 'deleted'].includes(status), `${id} does not rest as ${status}`);
    if (status === 'deleted' || status === 'failed' || status === 'completed') this.open.delete(id);
  }

  /** The balances of a currency add up to zero, and no customer's is negative. */
  private checkConservation(): void {
    const sums = new Map<string, Big>();
    for (const { account_id, currency = '', amount = '0' } of this.world.provider.records.balance.values()) {
      sums.set(currency, (sums.get(currency) ?? new Big(0)).plus(amount));
      const isOutside = account_id === bank || account_id === market;
      must(isOutside || !amount.startsWith('-'), `${account_id} holds no less than nothing of ${currency}`);
    }
    for (const [currency, sum] of sums) must(sum.eq(0), `what came in in ${currency} is there or went out`);
  }

  private checkBalance({ account_id, currency, amount = '0' }: ProviderRecord): void {
    let sum = new Big(0);
    for (const line of this.world.provider.records.transaction.values()) {
      if (line.account_id === account_id && line.currency === currency) sum = sum.plus(line.amount ?? 0);
    }
    must(sum.eq(amount), `the balance of ${account_id} in ${currency} is the sum of its lines`);
  }
}

interface Moving {
  readonly id: string;
  readonly status: string;
  readonly tccPaymentId?: string | null;
}

function checkMove(name: 'payment' | 'conversion' | 'transfer', before: Moving | undefined, after: Moving): void {
  const machine = stateMachines[name];
  if (!machine) throw new Error(`No machine ${name}`);
  if (!before) return must(machine.first.includes(after.status), `${after.id} does not begin as ${after.status}`);
  const isListed =
    name === 'payment'
      ? mayBecome(
          { status: before.status as Payment['status'], isSent: Boolean(before.tccPaymentId) },
          after.status as Payment['status'],
        )
      : mayMove(machine, before.status, after.status);
  must(isListed, `${after.id} does not go from ${before.status} to ${after.status}`);
}
