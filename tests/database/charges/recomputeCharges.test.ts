import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Knex } from 'knex';
import { recomputeCharges, type RecomputeRange } from '../../../actions/books/recomputeCharges';
import type { ChargeDifference } from '../../../actions/books/recordedCharges';
import { chargeBase } from '../../../domain/charges/base';
import { addDays } from '../../../domain/isoDate';
import { accountId } from '../../../seeds/demo/organisations';
import { openDemo, type DemoDatabase } from '../migrations/openDemo';
import { interestCents, made, money, storeMovements, type Made } from '../../support/movements';
import { sized } from '../../support/sized';

/* Interest of months with several movements in a second, as it was charged when the last movement of a second was drawn. */

const account = accountId('aldgate-payroll');
/** The months in which the clocks change in London, and one between them. */
const months = ['2031-03-01', '2031-10-01', '2031-07-01'] as const;
const yearlyRate = 0.005;
const liquidityCents = 100_000_00;
/** Seconds of a day in UTC: around midnight in UTC and in London's summer time, and at noon. */
const seconds = [0, 43_200, 82_799, 82_800, 86_399] as const;

let demo: DemoDatabase;

beforeAll(async () => {
  demo = await openDemo();
});
afterAll(() => demo.close());

let runs = 0;

async function recompute(database: Knex, range: RecomputeRange = {}) {
  const differences: ChargeDifference[] = [];
  runs += 1;
  const now = new Date(Date.parse('2031-12-01T09:00:00Z') + runs * 1000);
  const tools = { database, clock: { now: () => now }, newId: randomUUID };
  const report = await recomputeCharges(tools, range, (one) => differences.push(one));
  return { differences, report };
}

interface Movement {
  readonly day: number;
  readonly second: number;
  /** Signed. */
  readonly cents: number;
}

const worldArbitrary = fc.record({
  month: fc.constantFrom(...months),
  movements: fc.array(
    fc.record({
      day: fc.nat({ max: 30 }),
      second: fc.constantFrom(...seconds),
      cents: fc.constantFrom(-90_000_00, 90_000_00, 250_000_01, -1, 40_000_00),
    }),
    { minLength: 3, maxLength: 40 },
  ),
  draws: fc.infiniteStream(fc.nat()),
});

/** The movements in the order in which they were made, with the balance after each, in cents. */
function madeIn(month: string, movements: readonly Movement[]): Made[] {
  const first = { day: -1, second: 0, cents: 150_000_00 };
  const instantOf = ({ day, second }: Movement) =>
    new Date(Date.parse(`${month}T00:00:00Z`) + (day * 86_400 + second) * 1000);
  const moved = [first, ...movements].map((one) => ({ at: instantOf(one), signed: one.cents }));
  return made(0, moved);
}

const daysOf = (month: string) =>
  Array.from({ length: 31 }, (_, at) => addDays(month, at)).filter((day) => day.startsWith(month.slice(0, 7)));

/** The closing balance of each day by the order in which the movements were made, and as it was drawn within the last second. */
function closings(all: readonly Made[], month: string, draw: () => number) {
  return daysOf(month).map((day) => {
    const before = all.filter((one) => one.day <= day);
    const last = before.at(-1);
    const tied = before.filter(({ at }) => at.getTime() === last?.at.getTime());
    return { day, right: last?.after ?? 0, drawn: tied[draw() % (tied.length || 1)]?.after ?? 0 };
  });
}

const interestOf = (balances: readonly number[]) => interestCents(balances, yearlyRate, liquidityCents);

async function writeMovements(transaction: Knex.Transaction, all: readonly Made[]): Promise<void> {
  await transaction('tcc_transactions').where({ account_id: account, currency: 'EUR' }).delete();
  await storeMovements(transaction, { account_id: account, currency: 'EUR' }, all);
}

/** Records the interest of the month as the drawn balances gave it. */
async function recordDrawn(
  transaction: Knex.Transaction,
  month: string,
  days: readonly { day: string; drawn: number }[],
) {
  const id = randomUUID();
  const inputs = {
    type: 'euro_negative_interest',
    yearlyRate: String(yearlyRate),
    liquidity: money(liquidityCents),
    days: days.map(({ day, drawn }) => ({ day, balance: money(drawn) })),
  } as const;
  const { amount, steps } = chargeBase(inputs);
  await transaction('charges').insert({
    id,
    type: inputs.type,
    status: 'pending',
    amount,
    amounts: JSON.stringify({ EUR: amount }),
    currency: 'EUR',
    narrative: 'Euro interest',
    month,
    main_account_id: account,
    source_account_id: account,
    destination_account_id: accountId('house'),
  });
  await transaction('charge_derivations').insert({ charge_id: id, inputs, steps: JSON.stringify(steps) });
  return id;
}

test('what was charged on drawn balances is found to the cent, with its days, and nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(worldArbitrary, ({ month, movements, draws }) =>
      demo.undone(async (transaction) => {
        const all = madeIn(month, movements);
        await writeMovements(transaction, all);
        const days = closings(all, month, () => draws.next().value as number);
        const id = await recordDrawn(transaction, month, days);
        const right = interestOf(days.map((one) => one.right));
        const recorded = interestOf(days.map((one) => one.drawn));
        const { differences } = await recompute(transaction, { from: '2031-01-01' });
        const wrongDays = days
          .filter((one) => one.right !== one.drawn)
          .map((one) => ({ day: one.day, recorded: money(one.drawn), recomputed: money(one.right) }));
        if (wrongDays.length === 0) return expect(differences).toEqual([]);
        expect(differences).toMatchObject([{ id, days: wrongDays, month, currency: 'EUR' }]);
        const [{ recorded: before, recomputed, difference } = { recorded: '', recomputed: '', difference: '' }] =
          differences;
        expect([before, recomputed, difference].map((amount) => Math.round(Number(amount) * 100))).toEqual([
          recorded,
          right,
          right - recorded,
        ]);
        const kept = await transaction('book_differences').where({ kind: 'charge', subject_id: id });
        const isWaiting = right !== recorded;
        expect(kept.map(({ fields, resolved_at }) => [fields, resolved_at === null])).toEqual([
          [[isWaiting ? 'amount' : 'days'], isWaiting],
        ]);
        // Again: nothing is found twice.
        expect((await recompute(transaction, { from: '2031-01-01' })).report).toMatchObject({ found: 0, closed: 0 });
      }),
    ),
    { numRuns: sized(25, 1_000) },
  );
});

test('the charges of the demo are right', async () => {
  await demo.undone(async (transaction) => {
    const { differences, report } = await recompute(transaction);
    expect(differences).toEqual([]);
    // The difference that the demo shows is none.
    expect(report).toMatchObject({ unknown: 0, found: 0, closed: 1 });
    expect(report.compared).toBeGreaterThan(100);
  });
});
