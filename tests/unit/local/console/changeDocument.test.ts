import { parse, validate } from 'graphql';
import {
  changedNothing,
  deleteRequest,
  insertRequest,
  updateRequest,
} from '../../../../local/console/model/changeDocument';
import { schemaWithAllWrites } from './schemas';

const admin = schemaWithAllWrites();

it.each([
  insertRequest('users', { id: 'a' }),
  updateRequest('users', { id: 'a' }, { last_seen_at: null }),
  deleteRequest('users', { id: 'a' }),
])('is a document of the schema: $query', ({ query }) => {
  expect(validate(admin, parse(query))).toEqual([]);
});

it('changes the one row only', () => {
  const where = { user_id: { _eq: 'a' }, account_id: { _is_null: true } };
  const key = { user_id: 'a', account_id: null };
  expect(updateRequest('seats', key, { x: 1 }).variables).toEqual({ where, set: { x: 1 } });
  expect(deleteRequest('seats', key).variables).toEqual({ where });
});

it('knows a change of no row', () => {
  expect(changedNothing({ changed: { affected_rows: 0 } })).toBe(true);
  expect(changedNothing({ changed: { affected_rows: 1 } })).toBe(false);
  expect(changedNothing({ changed: { __typename: 'users' } })).toBe(false);
});
