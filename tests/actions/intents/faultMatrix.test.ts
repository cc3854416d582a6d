import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { createBeneficiary } from '../../../actions/beneficiaries/createBeneficiary';
import { createContext } from '../../../actions/container';
import { cancelConversion } from '../../../actions/conversions/changes/cancelConversion';
import { changeConversionDate } from '../../../actions/conversions/changes/changeConversionDate';
import { splitConversion } from '../../../actions/conversions/changes/splitConversion';
import { createPayment } from '../../../actions/payments/createPayment';
import { deletePayment } from '../../../actions/payments/deletePayment';
import type { Context } from '../../../actions/context';
import { mapAtMost } from '../../../actions/runtime/mapAtMost';
import type { Session } from '../../../actions/runtime/session';
import { cancelTransfer } from '../../../actions/transfers/cancelTransfer';
import { RuleError } from '../../../domain/errors';
import { seededRandom } from '../../../local/provider/faults/faultInjector';
import { britishCompany } from '../../support/beneficiaries';
import { anyPrice, bookedConversion, laterDay } from '../../support/conversionChanges';
import { smallPayment, tradingAccount } from '../../support/portal';
import { giveBackCalls } from '../../support/providerCalls';
import { allFaultKinds, faultTimeoutMs, faultyFetch, type Fault, type FaultKind } from '../../support/providerFaults';
import { send } from '../../support/send';
import { firstSeed, isFull, sized } from '../../support/sized';
import { actionEnvironment, control, stackDatabase } from '../../support/stack';
import { createConversionIntent, createTransferIntent } from '../../support/tradeIntents';

type Named = Readonly<Record<string, string | null>> & { readonly id: string };

/** What the provider holds, as far as the effects of the calls are found in it. */
type Books = Readonly<Record<'payments' | 'beneficiaries' | 'conversions' | 'transfers', readonly Named[]>>;

/** The effects of one order by their ids: those at the provider, and the one that we know of. */
interface Effects {
  readonly there: readonly string[];
  readonly here: string | null;
}

/** Something that the provider is to do once. */
interface Order {
  /** Makes one attempt, as the sender or the user does. @returns whether nothing is left to do */
  readonly attempt: (context: Context) => Promise<boolean>;
  readonly effects: (books: Books) => Promise<Effects>;
}

/** A call that changes something at the provider, and the call that tells later whether it did. */
interface Call {
  readonly path: RegExp;
  readonly lookUp: RegExp;
  /** The provider cannot recognise a request that the network delivers twice, because the call carries no key. */
  readonly isUnkeyed?: boolean;
  readonly order: (context: Context) => Promise<Order>;
}

let database: Knex;
let newDate: string;

beforeAll(async () => {
  database = stackDatabase();
  await control('limits', { perMinute: 0 });
  newDate = await laterDay(database, await bookedConversion());
});
afterAll(async () => {
  await control('limits', { perMinute: 500 });
  await database.destroy();
});

const requester = { ip: 'unknown', browser: 'unknown' };
const maker: Session = {
  userId: 'maker',
  role: 'user',
  selectedAccountId: tradingAccount,
  requestId: randomUUID(),
  requester,
};
const administrator: Session = { ...maker, userId: 'superadmin', role: 'admin' };

const intentOf = async (entity_id: string) => (await database('provider_intents').where({ entity_id }).first())!;

/** An order that the sender makes, each time as soon as it is due. */
function ofSender(entityId: string, effects: Order['effects']): Order {
  const attempt = async (context: Context) => {
    const { id, state, next_attempt_at } = await intentOf(entityId);
    if (state !== 'pending') return true;
    const now = () => new Date(Math.max(Date.now(), Number(next_attempt_at)));
    await send({ ...context, clock: { now } }, id);
    return false;
  };
  return { attempt, effects };
}

/** An order that a user makes, again and again while it is refused because the provider gave no answer. */
function ofUser(act: (context: Context) => Promise<unknown>, effects: Order['effects']): Order {
  const attempt = async (context: Context) => {
    try {
      await act(context);
      return true;
    } catch (refusal) {
      if (!(refusal instanceof RuleError)) throw refusal;
      return refusal.code !== 'provider_unavailable';
    }
  };
  return { attempt, effects };
}

const idsOf = (records: readonly Named[], field: string, mark: string) =>
  records.filter((record) => record[field] === mark).map(({ id }) => id);

const unsent = (context: Context): Context => ({ ...context, drainInline: () => Promise.resolve() });

async function newPayment(context: Context): Promise<{ readonly id: string; readonly reference: string }> {
  const payment = smallPayment({ reference: `FM-${randomUUID().slice(-12)}` });
  const { id } = await createPayment({ payment }, maker, unsent(context));
  return { id, reference: payment.reference };
}

const rowOf = async (table: string, id: string) => (await database(table).where({ id }).first<Named>())!;

/** An order to change a conversion that is booked for it. */
async function changeOrder(
  change: (conversionId: string) => Promise<{ readonly id: string }>,
  there: (books: Books, conversionId: string) => readonly string[] | Promise<readonly string[]>,
): Promise<Order> {
  const conversionId = await bookedConversion();
  const { id } = await change(conversionId);
  return ofSender(id, async (books) => {
    const [first, ...more] = await there(books, conversionId);
    const { status, childConversionId } = await rowOf('conversion_changes', id);
    const here = status === 'done' ? (childConversionId ?? first ?? 'none') : null;
    return { there: first === undefined ? [] : [first, ...more], here };
  });
}

/** The costs that the provider noted, one for each time that the conversion was cancelled or moved. */
async function costsOf(
  context: Context,
  conversionId: string,
  kind: 'self_service_cancellation' | 'self_service_date_change',
): Promise<readonly string[]> {
  const client = await context.provider.forAccount(tradingAccount);
  return (await client.findChangeCosts(conversionId, kind)).map((_cost, index) => `${conversionId} ${index}`);
}

const calls: Readonly<Record<string, Call>> = {
  'payments/create': {
    path: /payments\/create$/,
    lookUp: /payments\/find$/,
    order: async (context) => {
      const { id, reference } = await newPayment(context);
      return ofSender(id, async ({ payments }) => ({
        there: idsOf(payments, 'reference', reference),
        here: (await rowOf('payments', id)).tccPaymentId ?? null,
      }));
    },
  },
  'beneficiaries/create': {
    path: /beneficiaries\/create$/,
    lookUp: /beneficiaries\/find$/,
    isUnkeyed: true,
    order: async (context) => {
      const { id } = await createBeneficiary({ beneficiary: britishCompany() }, maker, unsent(context));
      const { key } = await intentOf(id);
      return ofSender(id, async ({ beneficiaries }) => ({
        there: idsOf(beneficiaries, 'beneficiary_external_reference', key),
        here: (await rowOf('beneficiary_information_slice', key)).tcc_beneficiary_id ?? null,
      }));
    },
  },
  'conversions/create': {
    path: /conversions\/create$/,
    lookUp: /conversions\/find$/,
    order: async (context) => {
      const id = await createConversionIntent(context);
      const { key } = await intentOf(id);
      return ofSender(id, async ({ conversions }) => ({
        there: idsOf(conversions, 'unique_request_id', key),
        here: (await rowOf('conversions', id)).tccConversionId ?? null,
      }));
    },
  },
  'transfers/create': {
    path: /transfers\/create$/,
    lookUp: /transfers\/find$/,
    order: async (context) => {
      const id = await createTransferIntent(context);
      return ofSender(id, async ({ transfers }) => ({
        there: idsOf(transfers, 'reason', `CRASH-${id}`),
        here: (await rowOf('transfers', id)).tccTransferId ?? null,
      }));
    },
  },
  'conversions/split': {
    path: /split$/,
    lookUp: /split_history$/,
    isUnkeyed: true,
    order: (context) =>
      changeOrder(
        (conversionId) =>
          splitConversion({ conversionId, amount: '250.00', clientRequestId: randomUUID() }, maker, unsent(context)),
        ({ conversions }, conversionId) => idsOf(conversions, 'parent_conversion_id', conversionId),
      ),
  },
  'conversions/cancel': {
    path: /conversions\/[^/]+\/cancel$/,
    lookUp: /profit_and_loss$/,
    isUnkeyed: true,
    order: (context) =>
      changeOrder(
        (conversionId) =>
          cancelConversion({ conversionId, ...anyPrice, clientRequestId: randomUUID() }, maker, unsent(context)),
        (_books, conversionId) => costsOf(context, conversionId, 'self_service_cancellation'),
      ),
  },
  'conversions/date_change': {
    path: /date_change$/,
    lookUp: /conversions\/[0-9a-f-]{36}$/,
    isUnkeyed: true,
    order: (context) =>
      changeOrder(
        (conversionId) =>
          changeConversionDate(
            { conversionId, newDate, ...anyPrice, clientRequestId: randomUUID() },
            maker,
            unsent(context),
          ),
        (_books, conversionId) => costsOf(context, conversionId, 'self_service_date_change'),
      ),
  },
  'payments/delete': {
    path: /payments\/[^/]+\/delete$/,
    lookUp: /payments\/[0-9a-f-]{36}$/,
    order: async (context) => {
      const { id, reference } = await newPayment(context);
      await send(context, (await intentOf(id)).id);
      const act = (under: Context) => deletePayment({ paymentId: id }, maker, under);
      return ofUser(act, async ({ payments }) => {
        const { tccPaymentId, status } = await rowOf('payments', id);
        const isDeleted = (held: Named) => held.reference === reference && held.status === 'deleted';
        return {
          there: payments.filter(isDeleted).map((held) => held.id),
          here: status === 'deleted' ? (tccPaymentId ?? 'none') : null,
        };
      });
    },
  },
  'transfers/cancel': {
    path: /transfers\/[^/]+\/cancel$/,
    lookUp: /transfers\/[0-9a-f-]{36}$/,
    order: async (context) => {
      // More than the account holds, so that it waits at the provider.
      const id = await createTransferIntent(context, '900000000.00');
      await send(context, (await intentOf(id)).id);
      const act = (under: Context) => cancelTransfer({ transferId: id }, administrator, under);
      return ofUser(act, async ({ transfers }) => {
        const { tccTransferId, status } = await rowOf('transfers', id);
        const isCancelled = (held: Named) => held.reason === `CRASH-${id}` && held.status === 'cancelled';
        return {
          there: transfers.filter(isCancelled).map((held) => held.id),
          here: status === 'cancelled' ? (tccTransferId ?? 'none') : null,
        };
      });
    },
  },
};

/** One field of the matrix. */
interface Case {
  readonly call: string;
  /** A look-up follows on a call whose answer was lost. */
  readonly at: 'call' | 'look-up';
  readonly kind: FaultKind;
  /** How often in a row. */
  readonly times: number;
}

const places = ['call', 'look-up'] as const;

const rows: readonly (readonly Case[])[] = Object.entries(calls).flatMap(([call, { isUnkeyed }]) =>
  places.map((at) =>
    allFaultKinds
      .filter((kind) => !(isUnkeyed && kind === 'a request that arrives twice'))
      .flatMap((kind) => [1, 2, 3].map((times) => ({ call, at, kind, times }))),
  ),
);

/** In the gate one case of each row, drawn anew each day. */
function drawnCases(): readonly Case[] {
  const random = seededRandom(firstSeed);
  return rows.map((row) => row[Math.floor(random() * row.length)]!);
}

function faultsOf({ call, at, kind, times }: Case): Fault[] {
  const { path, lookUp } = calls[call]!;
  const wanted = Array.from({ length: times }, () => ({ path: at === 'call' ? path : lookUp, kind }));
  return at === 'call' ? wanted : [{ path, kind: 'reset after the effect' }, ...wanted];
}

/** A container of its own under faults. */
async function inContainer<T>(faults: Fault[], work: (context: Context) => Promise<T>): Promise<T> {
  const variables = { ...actionEnvironment(), LOG_LEVEL: 'silent', TCC_TIMEOUT_MS: String(faultTimeoutMs) };
  const context = createContext(variables, faultyFetch(faults));
  try {
    return await work(context);
  } finally {
    await context.database.destroy();
  }
}

const maxAttempts = 15;

/** Attempts until nothing is left to do. Each has a container of its own, so that no circuit breaker stays open for the next one. */
async function attemptAll(order: Order, faults: Fault[]): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (await inContainer(faults, order.attempt)) return;
  }
}

/** Makes the orders one by one, so that a busy machine delays none, and then attempts several at once under their faults. */
async function ordersOf(cases: readonly Case[], context: Context): Promise<(readonly [Case, Order])[]> {
  const orders: (readonly [Case, Order])[] = [];
  for (const field of cases) {
    await giveBackCalls(database);
    orders.push([field, await calls[field.call]!.order(context)]);
  }
  await mapAtMost(atOnce, orders, ([field, order]) => attemptAll(order, faultsOf(field)));
  return orders;
}

const atOnce = 8;

test(
  'each call that changes something at the provider, under each kind of fault of it and of its look-up, takes effect once',
  async () => {
    const cases = isFull ? rows.flat() : drawnCases();
    const wrong: object[] = [];
    const counts = { once: 0, doubled: 0, lost: 0, missing: 0 };
    const context = createContext({ ...actionEnvironment(), LOG_LEVEL: 'silent' });
    try {
      const orders = await ordersOf(cases, context);
      const books = await control<Books>('books');
      for (const [field, order] of orders) {
        const effects = await order.effects(books);
        const verdict = verdictOf(effects);
        counts[verdict] += 1;
        if (verdict !== 'once') wrong.push({ ...field, ...effects });
      }
    } finally {
      await context.database.destroy();
    }
    process.stderr.write(`  ${cases.length} cases of ${rows.flat().length}: ${JSON.stringify(counts)}\n`);
    expect(wrong).toEqual([]);
  },
  sized(90_000, 1_800_000),
);

/** `lost`: one side knows of another effect than the other. `missing`: neither knows of one. */
function verdictOf({ there, here }: Effects): 'once' | 'doubled' | 'lost' | 'missing' {
  if (there.length > 1) return 'doubled';
  if ((there[0] ?? null) !== here) return 'lost';
  return here === null ? 'missing' : 'once';
}
