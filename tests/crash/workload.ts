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
  /** More than one payment at the provider for one of ours. */
  readonly doubled: number;
  /** Ours says sent and the provider knows nothing, or the other way round. */
  readonly lost: number;
  /** Still owed, or in a status that nobody is working on. */
  readonly stuck: number;
}

/** Creates payments that need no approval while the provider cannot be reached: each leaves an intent that is due. */
export async function owePayments(count: number): Promise<string[]> {
  const context = createContext({ ...actionEnvironment(), LOG_LEVEL: 'silent' });
  const unreachable: Context = { ...context, provider: { forAccount: refuse, house: refuse } };
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await owePayment(unreachable, index));
  await context.database.destroy();
  return ids;
}

function refuse(): Promise<never> {
  const call = { method: 'POST', path: '/payments/create', status: 0, requestId: '' };
  return Promise.reject(new ProviderError('unknown', call, 'no_answer', []));
}

async function owePayment(context: Context, index: number): Promise<string> {
  const session = { userId: 'maker', role: 'user', selectedAccountId: account, requestId: randomUUID() };
  const { id } = await createPayment(
    {
      payment: {
        beneficiaryId: demoId('beneficiary june-harper'),
        amount: '1.00',
        currency: 'GBP',
        paymentDate: '2030-01-03',
        paymentType: 'regular',
        reason: 'Crash run',
        reference: `CRASH-${index}`,
      },
    },
    session,
    context,
  );
  return id;
}

interface Books {
  readonly payments: readonly { readonly id: string; readonly unique_request_id: string | null }[];
}

const takenOver = ['ready_to_send', 'released', 'submitted', 'completed'];

/** Compares our books with the provider's, payment by payment. */
export async function audit(database: Knex, ids: readonly string[]): Promise<Audit> {
  const { payments: theirs } = await control<Books>('books');
  const ours = await database('payments')
    .whereIn('id', [...ids])
    .select<{ id: string; uniqueRequestId: string; tccPaymentId: string | null; status: string }[]>();
  const owed = await database('provider_intents')
    .whereIn('entity_id', [...ids])
    .where({ state: 'pending' })
    .pluck('entity_id');
  const result = { sent: 0, doubled: 0, lost: 0, stuck: 0 };
  for (const payment of ours) {
    const found = theirs.filter((each) => each.unique_request_id === payment.uniqueRequestId);
    if (found.length > 1) result.doubled += 1;
    if (found[0]?.id !== payment.tccPaymentId && !(found.length === 0 && payment.tccPaymentId === null))
      result.lost += 1;
    if (owed.includes(payment.id) || !takenOver.includes(payment.status)) result.stuck += 1;
    if (found.length === 1 && found[0]?.id === payment.tccPaymentId) result.sent += 1;
  }
  return result;
}
