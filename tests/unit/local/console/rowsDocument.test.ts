import { parse, validate } from 'graphql';
import { followTo } from '../../../../local/console/app/data/navigation';
import { placeOf } from '../../../../local/console/model/place';
import { isRow, rowKey, rowName } from '../../../../local/console/model/rowKey';
import { readRows, rowsPerPage, rowsRequest, type GraphqlRequest } from '../../../../local/console/model/rowsDocument';
import { readableTables } from '../../../../local/console/model/tableShape';
import { schemaOf, shapeOf } from './schemas';

const user = schemaOf('user');
const payments = shapeOf(user, 'payments');
const problemsOf = ({ query }: GraphqlRequest, schema = user) => validate(schema, parse(query)).map(String);

it.each(['user', 'org_admin', 'user_without_mfa', 'anonymous'])('asks for the rows of every table of %s', (role) => {
  const schema = schemaOf(role);
  for (const table of readableTables(schema)) {
    expect(problemsOf(rowsRequest(shapeOf(schema, table), placeOf(table)), schema)).toEqual([]);
  }
});

it('asks for one row more than a page, in order and then by key', () => {
  const { query, variables } = rowsRequest(payments, {
    ...placeOf('payments'),
    filters: [{ column: 'status', operator: '_in', value: 'new,failed' }],
    order: { column: 'amount', direction: 'desc' },
    page: 3,
  });
  expect(variables).toEqual({
    where: { _and: [{ status: { _in: ['new', 'failed'] } }] },
    order: [{ amount: 'desc' }, { id: 'asc' }],
    limit: rowsPerPage + 1,
    offset: 2 * rowsPerPage,
  });
  expect(query).toContain('payments_aggregate(where: $where)');
});

it('orders by the key once', () => {
  const place = { ...placeOf('payments'), order: { column: 'id', direction: 'desc' as const } };
  expect(rowsRequest(payments, place).variables.order).toEqual([{ id: 'desc' }]);
});

it('follows every relationship of a payment through the payment', () => {
  for (const relationship of payments.relationships) {
    const place = followTo('payments', { id: 'a' }, relationship);
    const request = rowsRequest(shapeOf(user, relationship.table), place, relationship);
    expect(problemsOf(request)).toEqual([]);
    expect(request.variables.parent).toEqual({ id: { _eq: 'a' } });
  }
});

it('reads a page, one row, and the rows that a relationship led to', () => {
  const row = { __typename: 'payments', id: 'a' };
  const full = Array.from({ length: rowsPerPage + 1 }, () => row);
  expect(readRows({ rows: [row], total: { aggregate: { count: 9 } } })).toEqual({
    rows: [{ id: 'a' }],
    hasNext: false,
    total: 9,
  });
  expect(readRows({ rows: full })).toMatchObject({ hasNext: true, total: undefined });
  expect(readRows({ rows: full }).rows).toHaveLength(rowsPerPage);
  expect(readRows({ through: [{ rows: row }] }).rows).toEqual([{ id: 'a' }]);
  expect(readRows({ through: [{ rows: null }] }).rows).toEqual([]);
  expect(readRows({ through: [] }).rows).toEqual([]);
});

it('names a row, with null where a part of the key is null', () => {
  const key = rowKey({ key: ['user_id', 'account_id'] }, { user_id: 'maker', name: 'M' });
  expect(key).toEqual({ user_id: 'maker', account_id: null });
  expect(isRow(key)).toEqual({ user_id: { _eq: 'maker' }, account_id: { _is_null: true } });
  expect(rowName(key)).toBe('user_id maker, account_id null');
  expect(rowName({ id: 7 })).toBe('7');
});
