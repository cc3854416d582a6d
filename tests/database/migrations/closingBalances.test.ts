import fc from 'fast-check';
import { accountId } from '../../../seeds/demo/organisations';
import { closingOf, made, money, storeMovements, type Made } from '../../support/movements';
import { sized } from '../../support/sized';
import { openDemo, type DemoDatabase } from './openDemo';

const account = accountId('aldgate-trading');
const currency = 'SEK';
/** The days around the change to summer time in London, and around its end. */
const starts = ['2026-03-27', '2026-10-23', '2026-07-01'] as const;
const daysOfWorld = 5;
/** Seconds of a day in UTC: around midnight in UTC and in London's summer time, and at noon. */
const seconds = [0, 1, 43_200, 82_799, 82_800, 86_399] as const;

interface Movement {
  readonly day: number;
  readonly second: number;
  /** Signed. */
  readonly pence: number;
}

const worldArbitrary = fc.record({
  start: fc.constantFrom(...starts),
  movements: fc.array(
    fc.record({
      day: fc.nat({ max: daysOfWorld - 1 }),
      second: fc.constantFrom(...seconds),
      // The same amounts there and back, so that a second can end as it began.
      pence: fc.constantFrom(-500, 500, -100, 100, 250, -250, 1),
    }),
    { minLength: 1, maxLength: 40 },
  ),
});

let demo: DemoDatabase;

beforeAll(async () => {
  demo = await openDemo();
});
afterAll(() => demo.close());

const instantOf = (start: string, { day, second }: Movement) =>
  new Date(Date.parse(`${start}T00:00:00Z`) + day * 86_400_000 + second * 1000);
const moved = (start: string, movements: readonly Movement[]) =>
  movements.map((movement) => ({ at: instantOf(start, movement), signed: movement.pence }));
const wallet = { account_id: account, currency };

/** What the account held at the end of each of London's days, from the day of the first movement on. */
function byHand(movements: readonly Made[], days: readonly string[]): Record<string, string> {
  const entries = days.map((day) => [day, closingOf(movements, day)] as const);
  return Object.fromEntries(entries.flatMap(([day, held]) => (held === undefined ? [] : [[day, money(held)]])));
}

type Row = { readonly day: string; readonly amount: string };
const asDays = (rows: readonly Row[]) =>
  Object.fromEntries(rows.map(({ day, amount }) => [day, Number(amount).toFixed(2)]));

test('the balance of a day is that of its last movement, however many share a second and whatever their ids', async () => {
  const opening = { day: -1, second: 0, pence: 100_000 };
  await fc.assert(
    fc.asyncProperty(worldArbitrary, ({ start, movements }) =>
      demo.undone(async (transaction) => {
        // What the wallet held before is a movement of its own.
        const all = made(0, moved(start, [opening, ...movements]));
        await storeMovements(transaction, wallet, all);
        const days = Array.from({ length: daysOfWorld + 2 }, (_, index) =>
          new Date(Date.parse(`${start}T00:00:00Z`) + (index - 1) * 86_400_000).toISOString().slice(0, 10),
        );
        const expected = byHand(all, days);
        const bindings = [account, currency, days[0]!, days.at(-1)!];
        const { rows } = await transaction.raw<{ rows: Row[] }>(
          `select to_char(day, 'YYYY-MM-DD') as day, balance as amount from closing_balances(?, ?, ?, ?)`,
          bindings,
        );
        expect(asDays(rows)).toEqual(expected);
        const history = await transaction.raw<{ rows: Row[] }>(
          `select to_char(day, 'YYYY-MM-DD') as day, amount from balance_history(?, ?, ?, ?)`,
          bindings,
        );
        expect(asDays(history.rows)).toEqual(expected);
        const daysMoved = new Set(all.map((one) => one.day));
        const changed = await transaction('balance_days')
          .where({ account_id: account, currency })
          .select<Row[]>(transaction.raw(`to_char(day, 'YYYY-MM-DD') as day`), 'amount');
        expect(asDays(changed)).toEqual(
          Object.fromEntries(Object.entries(expected).filter(([day]) => daysMoved.has(day))),
        );
      }),
    ),
    { numRuns: sized(60, 2_000) },
  );
});

test('a day whose last balance the provider did not tell is left out, and nothing stands before the first movement', async () => {
  await demo.undone(async (transaction) => {
    const day = { day: 0, second: 43_200, pence: 100 };
    await storeMovements(transaction, wallet, made(100_000, moved('2026-07-01', [day, { ...day, day: 2 }])));
    await transaction('tcc_transactions')
      .where({ account_id: account, currency, completed_at: instantOf('2026-07-01', { ...day, day: 2 }) })
      .update({ balance_amount: null });
    const { rows } = await transaction.raw<{ rows: Row[] }>(
      `select to_char(day, 'YYYY-MM-DD') as day, balance as amount from closing_balances(?, ?, ?, ?)`,
      [account, currency, '2026-06-29', '2026-07-04'],
    );
    expect(asDays(rows)).toEqual({ '2026-07-01': '1001.00', '2026-07-02': '1001.00' });
  });
});
