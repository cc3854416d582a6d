import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Knex } from 'knex';
import { createContext } from '../../../actions/container';
import { createConversion } from '../../../actions/conversions/createConversion';
import { connectingFetch } from '../../../actions/provider/connectingFetch';
import type { Context } from '../../../actions/provider/context';
import { mapAtMost } from '../../../actions/runtime/mapAtMost';
import type { Session } from '../../../actions/runtime/session';
import { sendWanted } from '../../../actions/schedules/sendIntents';
import { seededRandom } from '../../../local/provider/faults/seededRandom';
import { accept, bookedConversions, storedQuote } from '../../support/conversions';
import { eventually } from '../../support/eventually';
import { tradingAccount } from '../../support/portal';
import { giveBackCalls } from '../../support/providerCalls';
import { isFull, seeds, sized } from '../../support/sized';
import { actionEnvironment, control, stackDatabase } from '../../support/stack';

/** Short, so that a time-out costs the test little. */
const timeoutMs = 400;
const slowMs = 250;

type Fetch = (input: string, init: RequestInit) => Promise<Response>;

const cut = (code: string) => Promise.reject(new TypeError('fetch failed', { cause: { code } }));
const untilGivenUp = ({ signal }: RequestInit) =>
  new Promise<never>((_done, fail) => signal!.addEventListener('abort', () => fail(signal!.reason as Error)));
const answered = (status: number, body: object | string) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

/** What goes wrong with one call, given the way to the provider. Those with `after` take effect there. */
const kinds: Readonly<Record<string, (send: () => Promise<Response>, init: RequestInit) => Promise<Response>>> = {
  'http 429': () => Promise.resolve(answered(429, { error_code: 'too_many_requests', error_messages: {} })),
  'http 500': () => Promise.resolve(answered(500, { error_code: 'internal_application_error', error_messages: {} })),
  'http 500 after the effect': (send) => send().then(() => answered(500, {})),
  'http 503': () => Promise.resolve(answered(503, '<html>Service Unavailable</html>')),
  'connection refused': () => cut('ECONNREFUSED'),
  reset: () => cut('ECONNRESET'),
  'reset after the effect': (send) => send().then(() => cut('ECONNRESET')),
  timeout: (_send, init) => untilGivenUp(init),
  'timeout after the effect': (send, init) => send().then(() => untilGivenUp(init)),
  slow: (send) => delay(slowMs).then(send),
  'an unreadable answer': async (send) => answered(200, (await (await send()).text()).slice(0, 20)),
  'a request that arrives twice': (send) => send().then(send),
};

/** The provider no longer knows the token: the caller signs in again. */
const ended = 'the token has ended';

/** The calls that booking a conversion makes. A look-up is made after an answer was lost, a sign-in after a token has ended. */
const calls = { create: '/conversions/create', find: '/conversions/find', 'sign-in': '/authenticate/api' } as const;
type Call = keyof typeof calls;

interface Fault {
  readonly call: Call;
  readonly kind: string;
}

/** What goes wrong with the conversion of a key, in this order for each call. */
const planned = new Map<string, Fault[]>();
/** Sign-ins carry no key: their faults are those of the conversion that is made alone. */
const anyKey = 'any';

const keyIn = (input: string, { body }: RequestInit): string =>
  new URLSearchParams(typeof body === 'string' ? body : input.split('?')[1]).get('unique_request_id') ?? anyKey;

const faultyFetch: Fetch = async (input, init) => {
  const send = () => connectingFetch(input, init);
  const plan = planned.get(keyIn(input, init)) ?? [];
  const index = plan.findIndex(({ call }) => input.includes(calls[call]));
  const [fault] = index < 0 ? [] : plan.splice(index, 1);
  if (!fault) return send();
  return fault.kind === ended ? answered(401, { error_code: 'auth_failed' }) : kinds[fault.kind]!(send, init);
};

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
afterEach(async () => {
  planned.clear();
  await control('faults', { seed: 1, rules: [] });
});
afterAll(async () => {
  await control('limits', { perMinute: 500 });
  await database.destroy();
});

const aliveMs = 30_000;
const rowOf = (quoteId: string) => database('conversions').where({ quoteId }).first();
const intentOf = async (entity_id: string) => (await database('provider_intents').where({ entity_id }).first())!;

/** A container of its own, with its own circuit breaker, under the planned faults. */
async function inContainer<T>(work: (context: Context) => Promise<T>): Promise<T> {
  const variables = { ...actionEnvironment(), LOG_LEVEL: 'silent', TCC_TIMEOUT_MS: String(timeoutMs) };
  const context = createContext({ ...variables, SENDING_WORKER: '' }, faultyFetch as typeof fetch);
  try {
    return await work(context);
  } finally {
    await context.database.destroy();
  }
}

interface Run {
  readonly faults: readonly Fault[];
  readonly quoteId: string;
  readonly id: string;
  readonly key: string;
}

/** Makes one conversion under faults, as the action and then its worker do. */
function convert(faults: readonly Fault[], expiresAt = new Date(Date.now() + aliveMs)): Promise<Run> {
  return inContainer(async (context) => {
    const quote = await storedQuote(database, { expiresAt });
    // The key is known once the conversion is stored, which is before the first call.
    const drainInline = async (ids: readonly string[]) => {
      const { key } = (await database('provider_intents').where({ id: ids[0]! }).first())!;
      planned.set(
        key,
        faults.filter(({ call }) => call !== 'sign-in'),
      );
      const signIns = faults.filter(({ call }) => call === 'sign-in');
      if (signIns.length > 0) planned.set(anyKey, signIns);
      await context.drainInline(ids);
    };
    const { id } = await createConversion({ ...quote }, session, { ...context, drainInline });
    const intent = await intentOf(id);
    if (intent.state === 'pending') await sendWanted(context, intent.id);
    return { faults, quoteId: quote.quoteId, id, key: intent.key };
  });
}

/** A look-up happens where an answer was lost. */
function faultsOf(call: 'create' | 'find', kind: string, times: number): readonly Fault[] {
  const wanted = Array.from({ length: times }, () => ({ call, kind }));
  return call === 'find' ? [{ call: 'create', kind: 'reset after the effect' }, ...wanted] : wanted;
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
  for (let start = 0; start < plans.length; start += atOnce) {
    await giveBackCalls(database);
    const round = plans.slice(start, start + atOnce);
    await mapAtMost(atOnce, round, async (faults) => void runs.push(await convert(faults)));
  }
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
      Object.keys(kinds).flatMap((kind) =>
        Array.from({ length: sized(1, 3) }, (_, more) => faultsOf(call, kind, more + 1)),
      ),
    );
    await expectAllBooked(await convertAll(plans), 'each with one kind of fault');
  },
  longMs,
);

test(
  'faults while signing in again: booked once',
  async () => {
    const runs: Run[] = [];
    for (const kind of isFull ? Object.keys(kinds) : ['http 500', 'connection refused']) {
      await giveBackCalls(database);
      runs.push(
        await convert([
          { call: 'create', kind: ended },
          { call: 'sign-in', kind },
        ]),
      );
      // A sign-in that was not needed leaves its fault.
      expect(planned.get(anyKey)).toEqual([]);
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
      return Array.from({ length: 1 + Math.floor(random() * 4) }, () => ({
        call: one(['create', 'create', 'find'] as const),
        kind: one(Object.keys(kinds)),
      }));
    });
    await expectAllBooked(await convertAll(drawn), 'each with up to four drawn faults');
  },
  longMs,
);

const always = (kind: string) => Array.from({ length: 100 }, (): Fault => ({ call: 'create', kind }));
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
  await inContainer(async (context) => {
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
