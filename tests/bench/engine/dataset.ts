import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';

/** Numbers of rows per table. */
export type Sizes = Readonly<
  Record<
    'organisations' | 'people' | 'accounts' | 'beneficiaries' | 'bankAccounts' | 'payments' | 'transactions',
    number
  >
>;

/** The sizes of a share of the whole: 1 is a million payments and two million transactions. */
export function sizesOf(scale: number): Sizes {
  const rows = (whole: number): number => Math.max(1, Math.round(whole * scale));
  const organisations = rows(2_000);
  return {
    organisations,
    people: organisations * 5,
    accounts: organisations * 4,
    beneficiaries: rows(100_000),
    bankAccounts: rows(150_000),
    payments: rows(1_000_000),
    transactions: rows(2_000_000),
  };
}

/** The id that `helpers.row_id` gives to the n-th row of a kind, so that a workload can name rows without asking. */
export function rowId(kind: string, n: number): string {
  const hex = createHash('md5').update(`${kind}:${n}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Fills an empty database: the same rows each time, made inside Postgres. `report` hears of each step. */
export async function loadDataset(client: Client, sizes: Sizes, report: (step: string) => void): Promise<void> {
  await client.query(script('schema.sql'));
  for (const [table, query] of Object.entries(inserts(sizes))) {
    report(table);
    await client.query(`set search_path = public, helpers; insert into ${table} ${query}`);
  }
  report('indexes');
  await client.query(script('indexes.sql'));
  await client.query(script('policies.sql'));
  await client.query('vacuum analyze');
}

function script(name: string): string {
  return readFileSync(join(__dirname, name), 'utf8');
}

const currencies = "array['EUR', 'GBP', 'USD', 'CHF', 'SEK', 'PLN', 'JPY', 'CAD']";
const countries = "array['DE', 'FR', 'GB', 'US', 'CH', 'SE', 'PL', 'JP', 'CA', 'NL', 'ES', 'IT']";
/** Most payments are over; the others are spread evenly. */
const statuses =
  "array_fill('completed'::text, array[6]) || array['pending', 'scheduled', 'processing', 'failed', 'cancelled', 'draft']";
const words =
  "array['invoice', 'salary', 'rent', 'refund', 'card', 'fee', 'transfer', 'supplier', 'travel', 'tax', 'licence', 'hosting']";
const permissions =
  "array['payments.view', 'payments.create', 'payments.authorise', 'beneficiaries.view', 'beneficiaries.edit', 'accounts.view', 'statements.view', 'people.manage']";
const startDate = "timestamptz '2024-01-01'";

/** Rows hang together by their numbers: n modulo the organisations is the organisation of the n-th row of every kind. */
function inserts(sizes: Sizes): Record<string, string> {
  const { organisations, accounts } = sizes;
  const each = (kind: keyof Sizes): string => `from generate_series(0, ${sizes[kind] - 1}) as n`;
  const organisation = (n: string): string => `row_id('organisation', ${n} % ${organisations})`;
  // Squaring the draw makes the first accounts far busier than the last. A multiple of the organisations keeps n's own.
  const perOrganisation = Math.max(1, Math.floor(accounts / organisations));
  const account = (n: string, salt: number): string =>
    `floor(power(draw(${n}, ${salt}), 2) * ${organisations})::integer + ${organisations} * floor(draw(${n}, ${salt + 1}) * ${perOrganisation})::integer`;
  const beneficiaryOf = (a: string, n: string): string =>
    `(${a} % ${organisations}) + ${organisations} * floor(draw(${n}, 22) * ${Math.max(1, Math.floor(sizes.beneficiaries / organisations))})::integer`;
  return {
    organisations: `select row_id('organisation', n), 'Organisation ' || n, one_of(${countries}, n, 1) ${each('organisations')}`,
    people: `select row_id('person', n), 'person' || n || '@example.test', 'First' || n, 'Last' || n ${each('people')}`,
    seats: `select ${organisation('n')}, row_id('person', n), case when n < ${organisations} then 'owner' else 'member' end ${each('people')}`,
    seat_permissions: `select ${organisation('n')}, row_id('person', n), permission ${each('people')},
      unnest(${permissions}) with ordinality as p(permission, place) where place <= 3 + floor(draw(n, 2) * 6)`,
    accounts: `select row_id('account', n), ${organisation('n')}, 'Account ' || n, one_of(${currencies}, n, 3),
      (draw(n, 4) * 10000000)::numeric(20, 2) ${each('accounts')}`,
    beneficiaries: `select row_id('beneficiary', n), ${organisation('n')}, 'Beneficiary ' || n, one_of(${countries}, n, 5) ${each('beneficiaries')}`,
    bank_accounts: `select row_id('bank_account', n), row_id('beneficiary', n % ${sizes.beneficiaries}), one_of(${currencies}, n, 6),
      lpad((draw(n, 7) * 1e10)::bigint::text, 12, '0'), 'Bank ' || floor(draw(n, 8) * 400) ${each('bankAccounts')}`,
    payments: `select row_id('payment', n), ${organisation('a')}, row_id('account', a), row_id('beneficiary', b), row_id('bank_account', b),
      row_id('person', (a % ${organisations}) + ${organisations} * floor(draw(n, 11) * 5)::integer),
      (1 + draw(n, 12) * 50000)::numeric(20, 2), one_of(${currencies}, n, 13), one_of(${statuses}, n, 14), 'REF-' || n,
      (${startDate} + draw(n, 15) * interval '900 days')::date, ${startDate} + draw(n, 15) * interval '900 days'
      ${each('payments')} cross join lateral (select ${account('n', 9)} as a) as x cross join lateral (select ${beneficiaryOf('a', 'n')} as b) as y`,
    authorisation_requests: `select row_id('request', n * 3 + k), row_id('payment', n), row_id('person', (n * 7 + k * 13) % ${sizes.people}),
      one_of(array['waiting', 'approved', 'rejected'], n * 3 + k, 16), null
      ${each('payments')}, generate_series(0, 2) as k where k < floor(draw(n, 17) * 3)`,
    transactions: `select row_id('transaction', n), row_id('account', ${account('p', 9)}), case when n % 4 > 0 then row_id('payment', p) end,
      (draw(n, 18) * 50000)::numeric(20, 2), (draw(n, 19) * 10000000)::numeric(20, 2),
      one_of(${words}, n, 20) || ' ' || one_of(${words}, n, 21) || ' ' || n, ${startDate} + draw(n, 23) * interval '900 days'
      from generate_series(0, ${sizes.transactions - 1}) as n cross join lateral (select n % ${sizes.payments} as p) as x`,
  };
}
