import { asAdmin, type RunningEngine } from './support/fixture';
import { byRole, errorOf, startOwnSchema } from './support/ownSchema';

const schema = `
create table prices (
  currency text not null, day date not null, rate numeric not null, source text not null default 'feed', locked boolean not null default false,
  primary key (currency, day), constraint one_source_a_day unique (day, source)
);
`;
const select = { columns: ['currency', 'rate', 'source'], filter: {} };
const insert = { columns: ['currency', 'day', 'rate', 'source', 'locked'], check: {} };
const prices = {
  table: 'prices',
  select_permissions: byRole({ dealer: select, clerk: select, feeder: select }),
  insert_permissions: byRole({ dealer: insert, clerk: insert, feeder: { ...insert, check: { rate: { _lt: 100 } } } }),
  update_permissions: byRole({
    dealer: { columns: ['rate'], filter: { locked: false }, set: { source: 'X-Hasura-Desk' } },
    feeder: { columns: ['rate', 'source'], filter: {}, check: { rate: { _lt: 50 } } },
  }),
};

let running: RunningEngine;
beforeAll(async () => {
  running = await startOwnSchema(schema, { tables: [prices] });
});
beforeEach(async () => {
  await running.sql(`truncate prices; insert into prices values
    ('EUR', '2026-01-01', 1.1, 'feed', false), ('USD', '2026-01-01', 1.3, 'desk', true)`);
});
afterAll(() => running.stop());

const dealer = asAdmin('dealer', { 'x-hasura-desk': 'fx' });

/** Inserts a price with the given conflict clause; the key is that of the stored euro or dollar. */
const upsert = (currency: string, rate: number, conflict: string, source = 'other'): string => `mutation {
  insert_prices(objects: {currency: "${currency}", day: "2026-01-01", rate: "${rate}", source: "${source}"},
    on_conflict: {constraint: prices_pkey, ${conflict}}) { affected_rows returning { rate source } }
}`;

async function outcome(query: string, headers?: Record<string, string>): Promise<unknown> {
  const { data, errors } = await running.post(query, headers);
  return data?.insert_prices ?? errors?.[0]?.message;
}

const nothing = { affected_rows: 0, returning: [] };
const one = (rate: number, source: string): unknown => ({ affected_rows: 1, returning: [{ rate, source }] });

it.each<[string, string, unknown]>([
  ['the columns that it names', 'update_columns: [rate, source]', one(2, 'other')],
  ['no other columns', 'update_columns: [rate]', one(2, 'feed')],
  ['nothing, when it names no columns', 'update_columns: []', nothing],
  ['nothing, when columns are left out', '', nothing],
  ['rows of which its condition holds', 'update_columns: [rate], where: {rate: {_lt: 1.2}}', one(2, 'feed')],
  ['no rows of which it does not', 'update_columns: [rate], where: {rate: {_gt: 1.2}}', nothing],
  ['rows, when its condition is null', 'update_columns: [rate], where: null', one(2, 'feed')],
])('a conflict updates %s', async (_what, conflict, expected) => {
  expect(await outcome(upsert('EUR', 2, conflict))).toEqual(expected);
});

it('inserts a row that is in conflict with none', async () => {
  expect(await outcome(upsert('GBP', 1.5, 'update_columns: [rate]'))).toEqual(one(1.5, 'other'));
});

it('fails by a constraint that the clause does not name', async () => {
  const query = upsert('GBP', 1.5, 'update_columns: [rate]', 'feed');
  expect(await errorOf(running, query)).toEqual({
    message: 'Uniqueness violation. duplicate key value violates unique constraint "one_source_a_day"',
    code: 'constraint-violation',
    path: '$.selectionSet.insert_prices.args.objects',
  });
});

describe('the update of a role', () => {
  it('adds the presets of its update permission', async () => {
    expect(await outcome(upsert('EUR', 2, 'update_columns: [rate]'), dealer)).toEqual(one(2, 'fx'));
    expect(await outcome(upsert('GBP', 3, 'update_columns: [rate]'), dealer)).toEqual(one(3, 'other'));
  });

  it('reaches only rows of the filter of that permission', async () => {
    expect(await outcome(upsert('USD', 2, 'update_columns: [rate]'), dealer)).toEqual(nothing);
  });

  it('names only columns of that permission, without its presets', async () => {
    const query = upsert('EUR', 2, 'update_columns: [source]');
    const expected = "expected one of the values ['rate'] for type 'prices_update_column', but found 'source'";
    expect(await errorOf(running, query, dealer)).toMatchObject({ message: expected });
  });

  it.each([
    ['an inserted row', 'GBP', 99, one(99, 'other')],
    ['an updated row', 'EUR', 49, one(49, 'feed')],
    ['no inserted row beyond its check', 'GBP', 100, 'check constraint of an insert/update permission has failed'],
    ['no updated row beyond its check', 'EUR', 50, 'check constraint of an insert/update permission has failed'],
  ])('lets through %s', async (_what, currency, rate, expected) => {
    expect(await outcome(upsert(currency, rate, 'update_columns: [rate]'), asAdmin('feeder'))).toEqual(expected);
  });

  it('does nothing without such a permission, whose columns are a placeholder', async () => {
    const clerk = asAdmin('clerk');
    expect(await outcome(upsert('EUR', 2, 'update_columns: []'), clerk)).toEqual(nothing);
    expect(await errorOf(running, upsert('EUR', 2, 'update_columns: [_PLACEHOLDER]'), clerk)).toEqual({
      message: 'erroneous column name',
      code: 'validation-failed',
      path: '$.selectionSet.insert_prices.args.on_conflict',
    });
  });
});

describe('what the clause may not be', () => {
  it.each([
    ['{update_columns: [rate]}', "missing required field 'constraint'", ''],
    [
      '{constraint: other_pkey}',
      "expected one of the values ['one_source_a_day', 'prices_pkey'] for type 'prices_constraint', but found 'other_pkey'",
      '.constraint',
    ],
    ['{constraint: prices_pkey, update_columns: null}', 'expected a list, but found null', '.update_columns'],
    ['{constraint: prices_pkey, columns: []}', "field 'columns' not found in type: 'prices_on_conflict'", '.columns'],
  ])('%s', async (clause, message, path) => {
    const query = `mutation { insert_prices(objects: [{}], on_conflict: ${clause}) { affected_rows } }`;
    expect(await errorOf(running, query)).toEqual({
      message,
      code: 'validation-failed',
      path: `$.selectionSet.insert_prices.args.on_conflict${path}`,
    });
  });
});
