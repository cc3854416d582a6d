import { buildSchema } from 'graphql';
import { readableTables, tableShape } from '../../../../local/console/model/tableShape';
import { schemaOf, schemaWithAllWrites, shapeOf } from './schemas';

const user = schemaOf('user');
const withoutMfa = schemaOf('user_without_mfa');

const names = (of: readonly { readonly name: string }[]) => of.map(({ name }) => name);

it('finds the tables of a role, and neither functions nor actions', () => {
  expect(readableTables(user)).toEqual(expect.arrayContaining(['payments', 'accounts', 'users']));
  expect(readableTables(user)).not.toContain('found_payments');
  expect(readableTables(user)).not.toContain('payments_aggregate');
  expect(readableTables(withoutMfa)).not.toContain('payments');
  expect(tableShape(withoutMfa, 'payments')).toBeUndefined();
  expect(tableShape(user, 'found_payments')).toBeUndefined();
});

it('gives the columns that the role reads, with their types and operators', () => {
  const { columns } = shapeOf(user, 'payments');
  expect(names(columns)).not.toContain('uniqueRequestId');
  const amount = columns.find(({ name }) => name === 'amount');
  expect(amount?.type).toBe('numeric');
  expect(amount?.operators).toContainEqual({ name: '_in', type: '[numeric!]' });
  expect(amount?.operators).toContainEqual({ name: '_is_null', type: 'Boolean' });
});

it('gives the relationships that the role may follow', () => {
  const { relationships } = shapeOf(user, 'payments');
  expect(relationships).toContainEqual({ name: 'account', table: 'accounts', isList: false, hasTotal: false });
  const requests = relationships.find(({ name }) => name === 'authorisationRequests');
  expect(requests).toEqual({
    name: 'authorisationRequests',
    table: 'payment_authorisation_requests',
    isList: true,
    hasTotal: true,
  });
  expect(names(relationships).filter((name) => name.endsWith('_aggregate'))).toEqual([]);
});

it('gives what the role may change', () => {
  const users = shapeOf(user, 'users');
  expect(names(users.updatable)).toEqual(['last_used_account_id']);
  expect([users.mayInsert, users.mayDelete, users.hasTotal]).toEqual([false, false, false]);
  const asAdmin = shapeOf(schemaWithAllWrites(), 'users');
  expect([asAdmin.mayInsert, asAdmin.mayDelete, asAdmin.hasTotal]).toEqual([true, true, true]);
  expect(names(asAdmin.insertable)).toContain('first_name');
  expect(names(asAdmin.insertable)).not.toContain('contacts');
});

it('names a row by the primary key, else by id, else by all columns that can be compared', () => {
  const schema = buildSchema(`
    input Int_comparison_exp { _eq: Int }
    type keyed { a: Int!, b: Int }
    input keyed_bool_exp { a: Int_comparison_exp, b: Int_comparison_exp }
    type identified { id: Int, b: Int }
    input identified_bool_exp { id: Int_comparison_exp, b: Int_comparison_exp }
    scalar json
    type view { a: Int, b: Int, raw: json }
    input view_bool_exp { a: Int_comparison_exp, b: Int_comparison_exp }
    type Query {
      keyed(where: keyed_bool_exp): [keyed!]!
      keyed_by_pk(b: Int!): keyed
      identified(where: identified_bool_exp): [identified!]!
      view(where: view_bool_exp): [view!]!
    }
  `);
  expect(shapeOf(schema, 'keyed').key).toEqual(['b']);
  expect(shapeOf(schema, 'identified').key).toEqual(['id']);
  expect(shapeOf(schema, 'view').key).toEqual(['a', 'b']);
});
