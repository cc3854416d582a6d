import type { RunningEngine } from './support/fixture';
import { startOwnSchema } from './support/ownSchema';

const schema = `
create table sums (
  id int primary key, small smallint, big bigint, exact numeric(20, 4), price money, single real, double double precision, bigs bigint[], ints int[]
);
insert into sums values (1, 2, 9007199254740993, 1.5000, '3.50', 1.5, 2.5, '{1,2}', '{3}'), (2, null, null, null, null, null, null, null, null);
create function sums_total(sums sums) returns numeric language sql stable as $$ select sums.exact * 2 $$;
`;
const tables = [{ table: 'sums', computed_fields: [{ name: 'total', definition: { function: 'sums_total' } }] }];
const rowQuery = '{ small big exact price single double bigs ints total }';

describe.each([
  [
    false,
    { small: 2, exact: 1.5, price: '$3.50', single: 1.5, double: 2.5, bigs: [1, 2], ints: [3], total: 3 },
    { sum: { small: 2, exact: 1.5 }, avg: { exact: 1.5 }, max: { double: 2.5 } },
  ],
  [
    true,
    {
      small: 2,
      exact: '1.5000',
      price: '$3.50',
      single: 1.5,
      double: '2.5',
      bigs: ['1', '2'],
      ints: [3],
      total: '3.0000',
    },
    { sum: { small: 2, exact: '1.5000' }, avg: { exact: '1.50000000000000000000' }, max: { double: '2.5' } },
  ],
])('with stringifyNumericTypes %s', (stringifyNumericTypes, row, aggregate) => {
  let running: RunningEngine;
  beforeAll(async () => {
    running = await startOwnSchema(schema, { tables }, { stringifyNumericTypes });
  });
  afterAll(() => running.stop());

  it('wide and exact numbers are text, narrow ones never', async () => {
    const { data } = await running.post(`{ sums_by_pk(id: 1) ${rowQuery} }`);
    expect(data?.sums_by_pk).toMatchObject(row);
    expect(typeof (data?.sums_by_pk as { big: unknown }).big).toBe(stringifyNumericTypes ? 'string' : 'number');
  });

  it('null stays null', async () => {
    const { data } = await running.post(`{ sums_by_pk(id: 2) ${rowQuery} }`);
    expect(Object.values(data?.sums_by_pk as object)).toEqual(Array(9).fill(null));
  });

  it('aggregates follow the type of their column', async () => {
    const query = '{ sums_aggregate { aggregate { count sum { small exact } avg { exact } max { double } } } }';
    expect((await running.post(query)).data).toEqual({ sums_aggregate: { aggregate: { count: 2, ...aggregate } } });
  });

  it('what a mutation returns does too', async () => {
    const query = 'mutation { update_sums_by_pk(pk_columns: {id: 1}, _set: {small: 2}) { exact small } }';
    expect((await running.post(query)).data).toEqual({ update_sums_by_pk: { exact: row.exact, small: 2 } });
  });
});
