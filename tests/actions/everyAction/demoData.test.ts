import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { people } from '../../../seeds/demo/people';
import { control, graphql, stackDatabase } from '../../support/stack';

type Row = Readonly<Record<string, string | null>>;

interface Books {
  readonly accounts: readonly Row[];
  readonly contacts: readonly Row[];
  readonly balances: readonly Row[];
  readonly beneficiaries: readonly Row[];
  readonly payments: readonly Row[];
  readonly conversions: readonly Row[];
  readonly transfers: readonly Row[];
  readonly fundings: readonly Row[];
  readonly transactions: readonly Row[];
}

let database: Knex;
let books: Books;

beforeAll(async () => {
  database = stackDatabase();
  books = await control<Books>('books');
});
afterAll(() => database.destroy());

/** Only what the demo wrote: other tests pay and receive too, and the provider moves on what is due. */
const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** A row in the words of both sides, with amounts and moments as numbers; what is empty on one side is null on the other. */
function spoken(row: Row, fields: readonly string[]): unknown[] {
  return fields.map((field) => {
    const value = row[field] || null;
    if (value === null) return null;
    if (field.endsWith('_at') || field.endsWith('_date')) return new Date(value).getTime();
    return /amount|rate|funds/.test(field) ? Number(value) : value;
  });
}

/** Conversions that only the demo's payments draw on. A payment of another test lowers what is left of its conversion. */
async function untouchedConversions(): Promise<Row[]> {
  const ofDemo = new Set(await demoPaymentIds());
  const drawnOn = books.payments.filter(({ id }) => !ofDemo.has(id ?? null)).map(({ conversion_id }) => conversion_id);
  return (await mirrored('tcc_conversions')).filter(({ id }) => !drawnOn.includes(id!));
}

/** The provider's ids of the demo's payments. */
const demoPaymentIds = (): Promise<(string | null)[]> =>
  database('payments').where({ createdById: 'maker' }).whereLike('reference', 'INV-%').pluck('tccPaymentId');

async function mirrored(table: string, alias: Record<string, string> = {}): Promise<Row[]> {
  const rows = await database(table)
    .leftJoin('accounts', 'accounts.id', `${table}.account_id`)
    .select<Row[]>(`${table}.*`, { ...alias, account_id: 'accounts.tccAccountId' });
  return rows;
}

function expectSame(mirror: readonly Row[], held: readonly Row[], fields: readonly string[]): void {
  const there = byId(held);
  expect(mirror.length).toBeGreaterThan(0);
  expect(mirror.map((row) => [row.id, ...spoken(row, fields)])).toEqual(
    mirror.map((row) => [row.id, ...spoken(there.get(row.id ?? '') ?? {}, fields)]),
  );
}

test('every entry of the mirrored statements stands in the provider’s books', async () => {
  expectSame(await mirrored('tcc_transactions'), books.transactions, [
    'account_id',
    'balance_id',
    'currency',
    'amount',
    'balance_amount',
    'type',
    'status',
    'action',
    'reason',
    'related_entity_type',
    'related_entity_id',
    'related_entity_short_reference',
    'created_at',
    'completed_at',
    'settles_at',
  ]);
});

test('what the provider holds is what the statements say, but for what happened since', async () => {
  const known = new Set(await database('tcc_transactions').pluck('id'));
  const signed = ({ type, amount }: Row) => Math.round(Number(amount) * 100) * (type === 'credit' ? 1 : -1);
  for (const { account_id, currency, amount } of books.balances) {
    const entries = books.transactions.filter(
      (row) => row.account_id === account_id && row.currency === currency && row.status === 'completed',
    );
    expect(entries.reduce((sum, row) => sum + signed(row), 0)).toBe(Math.round(Number(amount) * 100));
    const seeded = entries.filter(({ id }) => known.has(id!));
    const { total } = await database('tcc_transactions')
      .join('accounts', 'accounts.id', 'tcc_transactions.account_id')
      .where({ tccAccountId: account_id!, currency: currency!, status: 'completed' })
      .first<{ total: string }>(
        database.raw(`coalesce(sum(case type when 'credit' then amount else -amount end), 0) as total`),
      );
    expect(seeded.reduce((sum, row) => sum + signed(row), 0)).toBe(Math.round(Number(total) * 100));
  }
});

test('accounts, contacts, payees and what was sent are the same on both sides', async () => {
  const accounts = await database('tcc_accounts').select<Row[]>();
  expectSame(accounts, books.accounts, ['account_name', 'status', 'city', 'country']);
  expectSame(await database('tcc_contacts').select<Row[]>(), books.contacts, ['account_id', 'login_id', 'last_name']);
  const payees = (await mirrored('tcc_beneficiaries')).filter(({ creator_contact_id: creator }) => creator);
  expectSame(payees, books.beneficiaries, ['account_id', 'name', 'currency', 'iban', 'bic_swift', 'account_number']);
  const demo = await demoPaymentIds();
  const sent = (await mirrored('tcc_payments')).filter(({ id }) => demo.includes(id ?? null));
  const stated = ['account_id', 'amount', 'currency', 'status', 'short_reference', 'unique_request_id'];
  expectSame(sent, books.payments, stated);
});

test('every conversion, transfer and receipt is a record of the provider’s too, and none that is over was moved again', async () => {
  expectSame(await untouchedConversions(), books.conversions, [
    'account_id',
    'creator_contact_id',
    'short_reference',
    'status',
    'currency_pair',
    'unique_request_id',
    'buy_currency',
    'sell_currency',
    'fixed_side',
    'client_buy_amount',
    'client_sell_amount',
    'client_rate',
    'core_rate',
    'mid_market_rate',
    'unallocated_funds',
    'settlement_date',
    'created_at',
    'updated_at',
  ]);
  expectSame(await database('tcc_transfers').select<Row[]>(), books.transfers, [
    'source_account_id',
    'destination_account_id',
    'currency',
    'amount',
    'status',
    'reason',
    'short_reference',
    'creator_account_id',
    'creator_contact_id',
    'unique_request_id',
    'created_at',
    'updated_at',
    'completed_at',
  ]);
  expectSame(await mirrored('tcc_funding'), books.fundings, [
    'account_id',
    'currency',
    'amount',
    'rail',
    'additional_information',
    'value_date',
    'created_at',
    'updated_at',
    'completed_at',
  ]);
});

test('each person of the contract is there, with their organisation, seats and powers', async () => {
  for (const person of people) {
    const user = await database('users').where({ id: person.username }).first<Record<string, unknown>>();
    expect(user).toMatchObject({ enabled: person.isEnabled, can_use_transfers: person.canUseTransfers });
    const org_id = demoId(`organisation ${person.organisation}`);
    expect(await database('users_organisations').where({ user_id: person.username, org_id })).toMatchObject([
      {
        can_user_admin_org: person.canAdministerUsers,
        can_manage_favourites: person.canManageFavourites,
        canManageNewAccount: person.canManageNewAccount,
      },
    ]);
    const seats = await database('CurrencyCloudContacts').where({ user_id: person.username, contact_state: 'working' });
    expect(seats).toHaveLength(Object.keys(person.seats).length);
  }
});

test('the viewer’s only role may create nothing', async () => {
  const roles = await database('CurrencyCloudContacts as seat')
    .join('roles', 'roles.id', 'seat.role_id')
    .where({ user_id: 'viewer' })
    .select('can_create_beneficiaries', 'can_create_conversions', 'can_create_payments');
  const nothing = { can_create_beneficiaries: false, can_create_conversions: false, can_create_payments: false };
  expect(roles).toEqual([nothing]);
});

const own = `query {
  tcc_transactions(limit: 5) { id account_id }
  tcc_conversions(limit: 5) { id }
  vw_user_charges(limit: 5) { id }
  balances { id }
}`;

test.each(['maker', 'borealis'])('%s sees statements, conversions, charges and balances', async (username) => {
  const { data, errors } = await graphql<Record<string, unknown[]>>(username, own);
  expect(errors).toBeUndefined();
  for (const rows of Object.values(data ?? {})) expect(rows.length).toBeGreaterThan(0);
});
