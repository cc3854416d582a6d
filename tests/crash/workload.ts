import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { createContext, type Context } from '../../actions/runtime/context';
import { createPayment } from '../../actions/payments/createPayment';
import { ProviderError } from '../../actions/provider/errors';
import { demoId } from '../../seeds/demo/demoId';
import { accountId } from '../../seeds/demo/organisations';
import { actionEnvironment, control } from '../support/stack';

const account = accountId('aldgate-payroll');

/** What came of a workload: every number but `sent` must be zero. */
export interface Audit {
  readonly sent: number;
  /** More than one payment at the provider for one of ours, under whatever key: each of ours has its own reference. */
  readonly doubled: number;
  /** Ours says sent and the provider knows nothing, or the other way round. */
  readonly lost: number;
  /** Still owed, or in a status that nobody is working on. */
  readonly stuck: number;
}

const atOnce = 8;

/** Faults under which a call may have had its effect, or not, and nobody is told. */
export const doubtfulFaults = (['drop_after_commit', 'timeout', 'http_500', 'rate_limit'] as const).flatMap((fault) =>
  ['/payments/create', '/payments/find'].map((path) => ({ path, fault, probability: 0.08, times: 100_000 })),
);

/** Creates payments that need no approval while the provider cannot be reached: each leaves an intent that is due. */
export async function owePayments(count: number): Promise<string[]> {
  const context = createContext({ ...actionEnvironment(), LOG_LEVEL: 'silent' });
  const unreachable: Context = { ...context, provider: { forAccount: refuse, house: refuse } };
  const ids: string[] = [];
  for (let start = 0; start < count; start += atOnce) {
    const length = Math.min(atOnce, count - start);
    ids.push(...(await Promise.all(Array.from({ length }, () => owePayment(unreachable)))));
  }
  await context.database.destroy();
  return ids;
}

/** Which of the payments are still to be sent. */
export async function owedOf(database: Knex, ids: readonly string[]): Promise<string[]> {
  return database('provider_intents')
    .whereIn('entity_id', [...ids])
    .where({ state: 'pending' })
    .pluck<string[]>('entity_id');
}

function refuse(): Promise<never> {
  const call = { method: 'POST', path: '/payments/create', status: 0, requestId: '' };
  return Promise.reject(new ProviderError('unknown', call, 'no_answer', []));
}

async function owePayment(context: Context): Promise<string> {
  const session = { userId: 'maker', role: 'user' as const, selectedAccountId: account, requestId: randomUUID() };
  const { id } = await createPayment(
    {
      payment: {
        beneficiaryId: demoId('beneficiary june-harper'),
        amount: '1.00',
        currency: 'GBP',
        paymentDate: '2030-01-03',
        paymentType: 'regular',
        reason: 'Crash run',
        reference: `CRASH-${randomUUID().slice(-12)}`,
      },
    },
    session,
    context,
  );
  return id;
}

interface Books {
  readonly payments: readonly { readonly id: string; readonly reference: string }[];
}

function byReference(payments: Books['payments']): Map<string, Books['payments'][number][]> {
  const groups = new Map<string, Books['payments'][number][]>();
  for (const payment of payments) {
    const group = groups.get(payment.reference);
    if (group) group.push(payment);
    else groups.set(payment.reference, [payment]);
  }
  return groups;
}

const takenOver = ['ready_to_send', 'released', 'submitted', 'completed'];

/** Compares our books with the provider's, payment by payment. */
export async function audit(database: Knex, ids: readonly string[]): Promise<Audit> {
  const { payments: theirs } = await control<Books>('books');
  const ours = await database('payments')
    .whereIn('id', [...ids])
    .select<{ id: string; reference: string; tccPaymentId: string | null; status: string }[]>();
  const owed = new Set(await owedOf(database, ids));
  const theirsByReference = byReference(theirs);
  const result = { sent: 0, doubled: 0, lost: 0, stuck: 0 };
  for (const payment of ours) {
    const found = theirsByReference.get(payment.reference) ?? [];
    if (found.length > 1) result.doubled += 1;
    if (found[0]?.id !== payment.tccPaymentId && !(found.length === 0 && payment.tccPaymentId === null))
      result.lost += 1;
    if (owed.has(payment.id) || !takenOver.includes(payment.status)) result.stuck += 1;
    if (found.length === 1 && found[0]?.id === payment.tccPaymentId) result.sent += 1;
  }
  return result;
}
