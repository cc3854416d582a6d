import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { createPayment } from '../../actions/payments/createPayment';
import { ProviderError } from '../../actions/provider/errors';
import { createContext, intentKinds } from '../../actions/container';
import { drainInline } from '../../actions/intents/drainInline';
import type { Context } from '../../actions/context';
import { demoId } from '../../seeds/demo/demoId';
import { accountId } from '../../seeds/demo/organisations';
import { smallPayment } from '../support/portal';
import { actionEnvironment } from '../support/stack';
import { createConversionIntent, createTransferIntent } from '../support/tradeIntents';

const account = accountId('aldgate-payroll');
const atOnce = 8;

/** Faults after which the caller does not know whether the call took effect. */
export const doubtfulFaults = (['drop_after_commit', 'timeout', 'http_500', 'rate_limit'] as const).flatMap((fault) =>
  ['payments', 'conversions', 'transfers'].flatMap((resource) =>
    ['create', 'find'].map((call) => ({ path: `/${resource}/${call}`, fault, probability: 0.08, times: 100_000 })),
  ),
);

/** Creates an entity with a pending intent and returns the entity's id. */
type CreateIntent = (context: Context) => Promise<string>;

/**
 * Creates payments that need no approval, conversions and transfers while the provider cannot be reached: each leaves an
 * intent that is due. Of four, two are payments.
 * @returns the ids of the entities
 */
export function createIntents(count: number): Promise<string[]> {
  return createEach(count, [
    createPaymentIntent,
    (context) => createConversionIntent(context),
    createPaymentIntent,
    createTransferIntent,
  ]);
}

/** The same with payments alone. */
export function createPaymentIntents(count: number): Promise<string[]> {
  return createEach(count, [createPaymentIntent]);
}

async function createEach(count: number, kinds: readonly CreateIntent[]): Promise<string[]> {
  const context = createContext({ ...actionEnvironment(), LOG_LEVEL: 'silent' });
  const provider: Context['provider'] = {
    forAccount: refuse,
    house: refuse,
    forLogin: refuse,
    loginIds: refuse,
    withLogin: () => {
      throw new Error('These tests enter no login.');
    },
    forUser: () => provider,
  };
  const unreachable: Context = {
    ...context,
    provider,
    drainInline: (intentIds) => drainInline(unreachable, intentKinds, intentIds),
  };
  const ids: string[] = [];
  for (let start = 0; start < count; start += atOnce) {
    const length = Math.min(atOnce, count - start);
    const created = Array.from({ length }, (_, at) =>
      (kinds[(start + at) % kinds.length] as CreateIntent)(unreachable),
    );
    ids.push(...(await Promise.all(created)));
  }
  await context.database.destroy();
  return ids;
}

/** The entities whose intents are still pending. */
export async function pendingIntentsOf(database: Knex, ids: readonly string[]): Promise<string[]> {
  return database('provider_intents')
    .whereIn('entity_id', [...ids])
    .where({ state: 'pending' })
    .pluck<string[]>('entity_id');
}

function refuse(): Promise<never> {
  const call = { method: 'POST', path: '/payments/create', status: 0, requestId: '' };
  return Promise.reject(new ProviderError('unknown', call, 'no_answer', []));
}

async function createPaymentIntent(context: Context): Promise<string> {
  const requester = { ip: '192.0.2.1', browser: 'none' };
  const session = {
    userId: 'maker',
    role: 'user' as const,
    selectedAccountId: account,
    requestId: randomUUID(),
    requester,
  };
  const { id } = await createPayment(
    {
      payment: {
        beneficiaryId: demoId('beneficiary june-harper'),
        amount: '1.00',
        currency: 'GBP',
        paymentDate: smallPayment().paymentDate,
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
