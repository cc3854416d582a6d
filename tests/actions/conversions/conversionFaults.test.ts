import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { createContext } from '../../../actions/container';
import { createConversion } from '../../../actions/conversions/createConversion';
import type { Context } from '../../../actions/context';
import { mapAtMost } from '../../../actions/runtime/mapAtMost';
import type { Session } from '../../../actions/runtime/session';
import { sendWanted } from '../../../actions/schedules/sendIntents';
import { seededRandom } from '../../../local/provider/faults/faultInjector';
import { accept, bookedConversions, storedQuote } from '../../support/conversions';
import { eventually } from '../../support/eventually';
import { tradingAccount } from '../../support/portal';
import { giveBackCalls } from '../../support/providerCalls';
import { allFaultKinds, faultTimeoutMs, faultyFetch, type Fault, type FaultKind } from '../../support/providerFaults';
import { isFull, seeds, sized } from '../../support/sized';
import { actionEnvironment, control, stackDatabase } from '../../support/stack';

/** The calls that booking a conversion makes. A look-up is made after an answer was lost, a sign-in after a token has ended. */
const calls = { create: /conversions\/create/, find: /conversions\/find/, signIn: /authenticate\/api/ } as const;

const fault = (call: keyof typeof calls, kind: Fault['kind']): Fault => ({ path: calls[call], kind });

let database: Knex;
const session: Session = {
  userId: 'maker',
  role: 'user',
  selectedAccountId: tradingAccount,
  requestId: randomUUID(),
  requester: { ip: 'unknown', browser: 'unknown' },
};

beforeAll(async () => {
  database = stackDatabase();
  await control('limits', { perMinute: 0 });
});
afterEach(() => control('faults', { seed: 1, rules: [] }));
afterAll(async () => {
  await control('limits', { perMinute: 500 });
  await database.destroy();
});

const aliveMs = 30_000;
const rowOf = (quoteId: string) => database('conversions').where({ quoteId }).first();
const intentOf = async (entity_id: string) => (await database('provider_intents').where({ entity_id }).first())!;

/** A container of its own, with its own circuit breaker, under faults. */
async function inContainer<T>(faults: Fault[], work: (context: Context) => Promise<T>): Promise<T> {
  const variables = { ...actionEnvironment(), LOG_LEVEL: 'silent', TCC_TIMEOUT_MS: String(faultTimeoutMs) };
  const context = createContext({ ...variables, SENDING_WORKER: '' }, faultyFetch(faults));
  try {
    return await work(context);
  } finally {
    await context.database.destroy();
  }
}

interface Run {
  readonly quoteId: string;
  readonly id: string;
  readonly key: string;
  /** The faults that befell no call. */
  readonly unused: readonly Fault[];
}

/** Makes one conversion under faults, as the action and then its worker do. */
function convert(faults: readonly Fault[], expiresAt = new Date(Date.now() + aliveMs)): Promise<Run> {
  const unused = [...faults];
  return inContainer(unused, async (context) => {
    const quote = await storedQuote(database, { expiresAt });
    const { id } = await createConversion({ ...quote }, session, context);
    const intent = await intentOf(id);
    if (intent.state === 'pending') await sendWanted(context, intent.id);
    return { quoteId: quote.quoteId, id, key: intent.key, unused };
  });
}

/** A look-up happens where an answer was lost. */
function faultsOf(call: 'create' | 'find', kind: FaultKind, times: number): readonly Fault[] {
  const wanted = Array.from({ length: times }, () => fault(call, kind));
  return call === 'find' ? [fault('create', 'reset after the effect'), ...wanted] : wanted;
}

interface Counts {
  doubled: number;
  lost: number;
  booked: number;
}

/** Compares what the provider holds with our rows. Lost: it stands on one side only. */
async function audit(runs: readonly Run[]): Promise<Counts> {
  const held = await bookedConversions();
  const counts = { doubled: 0, lost: 0, booked: 0 };
  for (const { quoteId, key } of runs) {
    const there = held.filter(({ unique_request_id }) => unique_request_id === key);
    const ours = (await rowOf(quoteId))!;
    if (there.length > 1) counts.doubled += 1;
    if ((there[0]?.id ?? null) !== ours.tccConversionId) counts.lost += 1;
    if (ours.tccConversionId) counts.booked += 1;
  }
  return counts;
}

const atOnce = 12;

async function convertAll(plans: readonly (readonly Fault[])[]): Promise<Run[]> {
  const runs: Run[] = [];
  await mapAtMost(atOnce, plans, async (faults) => {
    await giveBackCalls(database);
    runs.push(await convert(faults));
  });
  return runs;
}

const longMs = sized(90_000, 1_800_000);

async function expectAllBooked(runs: readonly Run[], what: string): Promise<void> {
  const counts = await audit(runs);
  process.stderr.write(`  ${runs.length} conversions, ${what}: ${JSON.stringify(counts)}\n`);
  expect(counts).toEqual({ doubled: 0, lost: 0, booked: runs.length });
}

test(
  'each kind of fault of the booking and of its look-up: booked once',
  async () => {
    const plans = (['create', 'find'] as const).flatMap((call) =>
      allFaultKinds.flatMap((kind) => Array.from({ length: sized(1, 3) }, (_, more) => faultsOf(call, kind, more + 1))),
    );
    await expectAllBooked(await convertAll(plans), 'each with one kind of fault');
  },
  longMs,
);

test(
  'faults while signing in again: booked once',
  async () => {
    const runs: Run[] = [];
    for (const kind of isFull ? allFaultKinds : (['http 500', 'connection refused'] as const)) {
      await giveBackCalls(database);
      const run = await convert([fault('create', 'an ended token'), fault('signIn', kind)]);
      // A sign-in that was not needed leaves its fault.
      expect(run.unused).toEqual([]);
      runs.push(run);
    }
    await expectAllBooked(runs, 'each with a fault of its sign-in');
  },
  longMs,
);

test(
  'faults that are drawn, several for each conversion: booked once',
  async () => {
    const drawn = seeds(sized(2, 200)).map((seed): readonly Fault[] => {
      const random = seededRandom(seed);
      const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
      return Array.from({ length: 1 + Math.floor(random() * 4) }, () =>
        fault(one(['create', 'create', 'find'] as const), one(allFaultKinds)),
      );
    });
    await expectAllBooked(await convertAll(drawn), 'each with up to four drawn faults');
  },
  longMs,
);

const always = (kind: FaultKind) => Array.from({ length: 100 }, () => fault('create', kind));
const soon = () => new Date(Date.now() + 1500);

test('a quote that ends while no call could be made is closed at its end, and its creator is told', async () => {
  const { id, quoteId, key } = await convert(always('connection refused'), soon());
  expect(await rowOf(quoteId)).toMatchObject({ status: 'closed', errorCode: 'quote_expired', tccConversionId: null });
  expect(await intentOf(id)).toMatchObject({ state: 'rejected' });
  const told = await database('activity').where({ conversionId: id, eventCode: 'E005' });
  expect(told).toMatchObject([{ userId: 'maker', accountId: tradingAccount }]);
  expect((await bookedConversions()).some(({ unique_request_id }) => unique_request_id === key)).toBe(false);
});

test('a quote that ends after a lost answer is closed five minutes after the last attempt, not before', async () => {
  const { id, quoteId } = await convert(always('reset'), soon());
  const waiting = await intentOf(id);
  expect(waiting).toMatchObject({ state: 'pending', last_error: expect.stringContaining('quote_expired') });
  const deferredMs = Number(waiting.next_attempt_at) - Number(waiting.unresolved_at);
  expect([deferredMs >= 300_000, deferredMs < 302_000]).toEqual([true, true]);
  expect(await rowOf(quoteId)).toMatchObject({ status: 'awaiting_funds', tccConversionId: null });
  await inContainer([], async (context) => {
    const at = (ms: number) => ({ ...context, clock: { now: () => new Date(Number(waiting.unresolved_at) + ms) } });
    await sendWanted(at(299_000), waiting.id);
    expect((await rowOf(quoteId))!.status).toBe('awaiting_funds');
    await sendWanted(at(deferredMs), waiting.id);
  });
  expect(await rowOf(quoteId)).toMatchObject({ status: 'closed', errorCode: 'quote_expired' });
});

test('what the action leaves is booked by its worker, without the schedule', async () => {
  // The provider refuses longer than the action waits.
  await control('faults', { seed: 1, rules: [{ path: '/conversions/create', fault: 'rate_limit', times: 3 }] });
  const quote = await storedQuote(database, { expiresAt: new Date(Date.now() + aliveMs) });
  const { data } = await accept(quote);
  expect(data?.createConversion).toMatchObject({ status: 'being_booked', tccConversionId: null, errorCode: null });
  const row = await eventually(
    () => rowOf(quote.quoteId),
    (found) => found!.tccConversionId !== null,
  );
  expect(row).toMatchObject({ status: 'awaiting_funds', errorCode: null });
});
