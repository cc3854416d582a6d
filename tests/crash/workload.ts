import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { createPayment } from '../../actions/payments/createPayment';
import { ProviderError } from '../../actions/provider/errors';
import { createContext, type Context } from '../../actions/runtime/context';
import { demoId } from '../../seeds/demo/demoId';
import { accountId } from '../../seeds/demo/organisations';
import { actionEnvironment } from '../support/stack';
import { oweConversion, oweTransfer } from '../support/oweTrade';

const account = accountId('aldgate-payroll');
const atOnce = 8;

/** Faults under which a call may have had its effect, or not, and nobody is told. */
export const doubtfulFaults = (['drop_after_commit', 'timeout', 'http_500', 'rate_limit'] as const).flatMap((fault) =>
  ['payments', 'conversions', 'transfers'].flatMap((resource) =>
    ['create', 'find'].map((call) => ({ path: `/${resource}/${call}`, fault, probability: 0.08, times: 100_000 })),
  ),
);

/** Owes something and gives its id. */
type Owe = (context: Context) => Promise<string>;

/**
 * Creates payments that need no approval, conversions and transfers while the provider cannot be reached: each leaves an
 * intent that is due. Of four, two are payments.
 * @returns the ids of what is owed
 */
export function oweAll(count: number): Promise<string[]> {
  return owe(count, [owePayment, (context) => oweConversion(context), owePayment, oweTransfer]);
}

/** The same with payments alone. */
export function owePayments(count: number): Promise<string[]> {
  return owe(count, [owePayment]);
}

async function owe(count: number, kinds: readonly Owe[]): Promise<string[]> {
  const context = createContext({ ...actionEnvironment(), LOG_LEVEL: 'silent' });
  const unreachable: Context = { ...context, provider: { forAccount: refuse, house: refuse, logins: refuse } };
  const ids: string[] = [];
  for (let start = 0; start < count; start += atOnce) {
    const length = Math.min(atOnce, count - start);
    const owed = Array.from({ length }, (_, at) => (kinds[(start + at) % kinds.length] as Owe)(unreachable));
    ids.push(...(await Promise.all(owed)));
  }
  await context.database.destroy();
  return ids;
}

/** Which of them are still to be sent. */
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
