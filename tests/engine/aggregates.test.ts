import type { JsonObject } from '../../hasura/engine/json';
import type { TableMetadata } from '../../hasura/engine/metadata/types';
import { asAdmin, startEngine, type RunningEngine } from './support/fixture';
import { changeMetadata, inSources } from './support/metadata';

const guest = {
  postings: { columns: ['id', 'amount', 'note'], filter: {}, limit: 1, allow_aggregations: true },
  ledgers: { columns: ['id', 'title'], filter: { tenant_id: 'X-Hasura-Tenant-Id' }, allow_aggregations: true },
};

/** Grants the guest what it sees of a table. */
function withGuest(table: TableMetadata): TableMetadata {
  const { name } = table.table as { name: string };
  const permission = (guest as Partial<Record<string, JsonObject>>)[name];
  if (!permission) return table;
  return { ...table, select_permissions: [...(table.select_permissions ?? []), { role: 'guest', permission }] };
}

let running: RunningEngine;
beforeAll(async () => {
  running = await startEngine();
  await changeMetadata(
    running,
    inSources((source) => ({ ...source, tables: source.tables?.map(withGuest) })),
  );
});
afterAll(() => running.stop());

const asGuest = asAdmin('guest', { 'x-hasura-tenant-id': '1' });

it('gives one object for all rows when only type names are selected', async () => {
  const query = `{
    ledgers(order_by: {id: asc}) { id postings_aggregate { __typename aggregate { max { __typename } } } }
    postings_aggregate(where: {id: {_lt: 0}}) { __typename }
  }`;
  const { data } = await running.post(query);
  const postings_aggregate = {
    __typename: 'postings_aggregate',
    aggregate: { max: { __typename: 'postings_max_fields' } },
  };
  expect(data).toEqual({
    ledgers: [1, 2, 3].map((id) => ({ id, postings_aggregate })),
    postings_aggregate: { __typename: 'postings_aggregate' },
  });
});

it('cuts nodes that have no columns, and not the aggregate, by the limit of the permission', async () => {
  const query = '{ postings_aggregate { aggregate { count } nodes { __typename } } }';
  const { data } = await running.post(query, asGuest);
  expect(data).toEqual({ postings_aggregate: { aggregate: { count: 4 }, nodes: [{ __typename: 'postings' }] } });
});

it('takes an order that makes no difference to an aggregate', async () => {
  const query = '{ postings_aggregate(order_by: {ledger: {title: asc}}) { aggregate { count } } }';
  expect((await running.post(query, asGuest)).data).toEqual({ postings_aggregate: { aggregate: { count: 4 } } });
});

it('refuses distinct columns that are not the first of the order', async () => {
  const query = '{ postings(distinct_on: [note, id], order_by: [{note: asc}, {note: desc}]) { id } }';
  const { errors } = await running.post(query);
  expect(errors?.[0]?.message).toBe('"distinct_on" columns must match initial "order_by" columns');
});
