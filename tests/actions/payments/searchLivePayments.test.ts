import type { Knex } from 'knex';
import { as, refusalOf, tradingAccount } from '../../support/portal';
import { stackDatabase } from '../../support/stack';

const search = `query ($page: Int! = 1, $perPage: Int! = 10, $date: String, $currency: String, $amount: String, $reference: String,
  $status: String, $shortReference: String) {
  searchLivePayments(page: $page, perPage: $perPage, date: $date, currency: $currency, amount: $amount, reference: $reference,
    status: $status, shortReference: $shortReference) {
    totalPages totalEntries isPartial
    payments { tccPaymentId paymentId shortReference reference amount currency status paymentDate }
  }
}`;
interface Live {
  readonly tccPaymentId: string;
  readonly paymentId: string | null;
  readonly shortReference: string;
  readonly reference: string;
  readonly amount: string;
  readonly currency: string;
  readonly status: string;
  readonly paymentDate: string;
}
interface Found {
  readonly searchLivePayments: {
    readonly totalPages: number;
    readonly totalEntries: number;
    readonly isPartial: boolean;
    readonly payments: readonly Live[];
  };
}

interface Ours {
  readonly id: string;
  readonly tccPaymentId: string;
  readonly tcc_short_ref: string;
  readonly reference: string;
  readonly amount: string;
  readonly currency: string;
  readonly paymentDate: string;
}

let database: Knex;
/** A completed payment of the account. */
let ours: Ours;

beforeAll(async () => {
  database = stackDatabase();
  ours = (await database('payments')
    .where({ accountId: tradingAccount, status: 'completed' })
    .whereNotNull('tccPaymentId')
    .orderBy('createdAt', 'desc')
    .first<Ours | undefined>('id', 'tccPaymentId', 'tcc_short_ref', 'reference', 'amount', 'currency', 'paymentDate'))!;
});

afterAll(() => database.destroy());

/** What a search finds. @throws Error with the refusal */
async function find(variables: Record<string, unknown>) {
  const answer = await as<Found>('viewer', search, variables);
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return answer.data.searchLivePayments;
}

test('finds a payment by its reference there, with our id', async () => {
  const { payments, totalEntries } = await find({ shortReference: ours.tcc_short_ref });
  expect(totalEntries).toBe(1);
  expect(payments[0]).toMatchObject({ tccPaymentId: ours.tccPaymentId, paymentId: ours.id, status: 'completed' });
});

test('finds a part of the reference in any case, page by page', async () => {
  const part = ours.reference.slice(0, 3).toLowerCase();
  const first = await find({ reference: part, perPage: 2 });
  const second = await find({ reference: part, perPage: 2, page: 2 });
  expect(first).toMatchObject({ isPartial: false, totalPages: Math.ceil(first.totalEntries / 2) });
  const found = [...first.payments, ...second.payments];
  expect(found).toHaveLength(4);
  expect(new Set(found.map(({ tccPaymentId }) => tccPaymentId)).size).toBe(4);
  expect(found.filter(({ reference }) => !reference.toLowerCase().includes(part))).toEqual([]);
});

test.each<[filter: string, variables: () => Record<string, unknown>, isMet: (payment: Live) => boolean]>([
  ['status', () => ({ status: 'completed' }), ({ status }) => status === 'completed'],
  ['currency', () => ({ currency: ours.currency }), ({ currency }) => currency === ours.currency],
  ['amount', () => ({ amount: ours.amount }), ({ amount }) => Number(amount) === Number(ours.amount)],
  ['date', () => ({ date: ours.paymentDate }), ({ paymentDate }) => paymentDate.startsWith(ours.paymentDate)],
])('filters by %s', async (_filter, variables, isMet) => {
  const { payments, totalEntries } = await find(variables());
  const all = await find({});
  expect(payments.length).toBeGreaterThan(0);
  expect(payments.every(isMet)).toBe(true);
  expect(totalEntries).toBeLessThan(all.totalEntries);
});

test.each([
  ['no page', { page: 0 }, 'page'],
  ['a large page', { perPage: 51 }, 'perPage'],
  ['a day that does not exist', { date: '2026-02-30' }, 'date'],
  ['an unknown currency', { currency: 'XXX' }, 'currency'],
  ['an odd amount', { amount: '-1' }, 'amount'],
  ['an unknown status', { status: 'lost' }, 'status'],
])('refuses %s', async (_what, variables, field) => {
  expect(refusalOf(await as('viewer', search, variables))).toEqual({ code: 'invalid_input', field });
});

test('needs a seat on the account', async () => {
  expect(refusalOf(await as('borealis', search, {}))).toEqual({ code: 'account_not_found', field: 'accountId' });
});
