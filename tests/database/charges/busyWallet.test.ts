import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import Papa from 'papaparse';
import { dueSources } from '../../../actions/charges/dueCharges';
import { writeStatementFile } from '../../../actions/transactions/statements/writeStatementFile';
import { chargeBase } from '../../../domain/charges/base';
import { addDays } from '../../../domain/isoDate';
import { seededRandom } from '../../../local/provider/faults/faultInjector';
import { accountId } from '../../../seeds/demo/organisations';
import { openDemo, type DemoDatabase } from '../migrations/openDemo';
import { closingOf, interestCents, made, money, storeMovements, type Made, type Moved } from '../../support/movements';
import { isFull, seeds } from '../../support/sized';

/*
 * The history, the days, the statements and the interest of a wallet with up to five movements in a second, told by the database without their
 * order, against a model that knows the order.
 */

const account = accountId('aldgate-payroll');
const currency = 'EUR';
const wallet = { account_id: account, currency };
const yearlyRate = 0.005;
const liquidityCents = 100_000_00;

let demo: DemoDatabase;

beforeAll(async () => {
  demo = await openDemo();
});
afterAll(() => demo.close());

const clientMoneyReasons = ['TOSAFEGUARDING EUR', 'FROMSAFEGUARDING EUR'] as const;
const isApart = ({ reason }: Moved) => reason !== undefined;
/** Seconds of a day in UTC: around midnight in UTC and in London's summer time. */
const seconds = [0, 1, 82_799, 82_800, 86_399] as const;

/** One to five movements of one second; a movement may be taken back in the same second. */
function ofSecond(at: Date, random: () => number): Moved[] {
  const one = (): Moved => {
    const signed = Math.ceil(random() * 20_000_00) * (random() < 0.5 ? -1 : 1);
    return random() < 0.1 ? { at, signed, reason: clientMoneyReasons[signed < 0 ? 0 : 1] } : { at, signed };
  };
  const moved = Array.from({ length: 1 + Math.floor(random() * 4) }, one);
  const [first] = moved;
  return first && random() < 0.2 ? [first, { ...first, signed: -first.signed }, ...moved.slice(1)] : moved;
}

/** Movements of many days, most of them near the ends of days. */
function movementsOf(firstDay: string, days: number, random: () => number): Moved[] {
  const opening = { at: new Date(`${firstDay}T06:00:00Z`), signed: 5_000_000_00 };
  const busy = Array.from({ length: days }, (_, day) => {
    const drawn = Array.from({ length: Math.floor(random() * 6) }, () =>
      random() < 0.7 ? seconds[Math.floor(random() * seconds.length)]! : Math.floor(random() * 86_400),
    );
    const start = Date.parse(`${addDays(firstDay, day + 1)}T00:00:00Z`);
    return [...new Set(drawn)].flatMap((second) => ofSecond(new Date(start + second * 1000), random));
  });
  return [opening, ...busy.flat()];
}

type Row = { readonly day: string; readonly amount: string };
const asDays = (rows: readonly Row[]) =>
  Object.fromEntries(rows.map(({ day, amount }) => [day, Number(amount).toFixed(2)]));
const heldOn = (all: readonly Made[], days: readonly string[]) =>
  Object.fromEntries(
    days.flatMap((day) => {
      const held = closingOf(all, day);
      return held === undefined ? [] : [[day, money(held)]];
    }),
  );

/** The balance of each day, as the chart of balances and the table of days have it. */
async function expectHistory(database: Knex, all: readonly Made[], days: readonly string[]): Promise<void> {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select to_char(day, 'YYYY-MM-DD') as day, amount from balance_history(?, ?, ?, ?)`,
    [account, currency, days[0]!, days.at(-1)!],
  );
  expect(asDays(rows)).toEqual(heldOn(all, days));
  const stored = await database('balance_days')
    .where(wallet)
    .select<Row[]>(database.raw(`to_char(day, 'YYYY-MM-DD') as day`), 'amount');
  expect(asDays(stored)).toEqual(heldOn(all, [...new Set(all.map(({ day }) => day))]));
}

/** What stood apart as client money at the end of a day, in cents. */
const apartOn = (all: readonly Made[], day: string): number =>
  -all.filter((one) => isApart(one) && one.day <= day).reduce((sum, { signed }) => sum + signed, 0);

/** A statement's lines as their ids and balances, with its closing balance and what of it stands apart. */
async function statementOf(database: Knex, from: string, to: string) {
  const chunks: Uint8Array[] = [];
  const writeStream = async (_key: string, _type: string, content: AsyncIterable<Uint8Array>) => {
    for await (const chunk of content) chunks.push(chunk);
    return 0;
  };
  const asked = {
    id: randomUUID(),
    accountId: account,
    number: 1,
    request: { currency, from, to, format: 'csv' as const },
  };
  const { head } = await writeStatementFile({ database, clock: { now: () => new Date() } }, asked, {
    store: { writeStream },
    key: 'statement',
  });
  const [, ...rows] = Papa.parse<string[]>(Buffer.concat(chunks).toString().trim()).data;
  const lines = rows.map((row) => [row[10], row[7], row[9]]);
  return { lines, totals: [head.opening, head.closing, head.safeguarded].map((amount) => Number(amount).toFixed(2)) };
}

/** The same by the model. What stands apart counts as held, and its movements are no lines. */
function statementByHand(all: readonly Made[], from: string, to: string) {
  const before = addDays(from, -1);
  const opening = (closingOf(all, before) ?? 0) + apartOn(all, before);
  let held = opening;
  const lines = all
    .filter((one) => !isApart(one) && one.day >= from && one.day <= to)
    .map(({ id, signed }) => [id, money(signed), money((held += signed))]);
  const closing = (closingOf(all, to) ?? 0) + apartOn(all, to);
  return { lines, totals: [opening, closing, apartOn(all, to)].map(money) };
}

/** The months of the days, from the first to the last day of each. */
const monthsOf = (days: readonly string[]) =>
  [...new Set(days.map((day) => day.slice(0, 7)))].map((month) => {
    const last = [31, 30, 29, 28]
      .map((day) => `${month}-${day}`)
      .find((day) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(month))!;
    return { from: `${month}-01`, to: last };
  });

/** The interest that is due for a month, in cents. */
async function interestDue(database: Knex, month: { readonly from: string; readonly to: string }) {
  const { due } = await dueSources.euro_negative_interest.find(database, month, undefined);
  const own = due.find((one) => one.accountId === account);
  return own && Math.round(Number(chargeBase(own.inputs).amount) * 100);
}

function interestByHand(all: readonly Made[], { from, to }: { readonly from: string; readonly to: string }): number {
  const days = Array.from({ length: 31 }, (_, index) => addDays(from, index)).filter((day) => day <= to);
  const balances = days.flatMap((day) => closingOf(all, day) ?? []);
  return interestCents(balances, yearlyRate, liquidityCents);
}

interface Figures {
  days: number;
  movements: number;
  lines: number;
  statements: number;
  months: number;
}

async function compareWorld(seed: number, firstDay: string, dayCount: number, figures: Figures): Promise<void> {
  const all = made(0, movementsOf(firstDay, dayCount, seededRandom(seed)));
  const days = Array.from({ length: dayCount + 3 }, (_, index) => addDays(firstDay, index - 1));
  await demo.undone(async (transaction) => {
    await transaction('tcc_transactions').where(wallet).delete();
    await storeMovements(transaction, wallet, all);
    await transaction('settings').update({
      euro_negative_interest_charge_rate: String(yearlyRate),
      euro_liquidity_balance_amount: money(liquidityCents),
    });
    await expectHistory(transaction, all, days);
    const months = monthsOf(days);
    const odd = [
      { from: days[3]!, to: days.at(-5)! },
      { from: days[0]!, to: days.at(-1)! },
    ];
    for (const { from, to } of [...months, ...odd]) {
      const expected = statementByHand(all, from, to);
      expect(await statementOf(transaction, from, to)).toEqual(expected);
      figures.lines += expected.lines.length;
      figures.statements += 1;
    }
    for (const month of months) {
      expect([month, await interestDue(transaction, month)]).toEqual([month, interestByHand(all, month)]);
    }
    figures.days += days.length;
    figures.movements += all.length;
    figures.months += months.length;
  });
}

const worlds = isFull
  ? ([
      [80, 20],
      [365, 20],
    ] as const)
  : ([[80, 1]] as const);

test.each(worlds)(
  '%i days: history, days, statements and interest are those of the model, in %i worlds',
  async (dayCount, count) => {
    const figures: Figures = { days: 0, movements: 0, lines: 0, statements: 0, months: 0 };
    for (const seed of seeds(count)) {
      // Over the changes of the clocks in London, and over a leap day.
      const firstDay = ['2031-01-02', '2027-12-20', '2031-08-15'][seed % 3]!;
      await compareWorld(seed, firstDay, dayCount, figures);
    }
    process.stderr.write(`  ${count} worlds of ${dayCount} days: ${JSON.stringify(figures)}\n`);
  },
  1_800_000,
);
