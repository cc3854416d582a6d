import { parse } from 'yaml';
import { actionEntries, actionsGraphql, actionsYaml, cacheWrites } from '../../../../tools/generate/actionFiles';
import type { DeclaredAction } from '../../../../tools/generate/declaredActions';

const pay: DeclaredAction = {
  name: 'pay',
  area: 'payments',
  file: 'payments/once/pay',
  exported: 'payOnce',
  roles: ['user'],
  scope: null,
  writes: { lists: ['payments'], rows: { 'payments.id': ['payments'] } },
  activity: ['A007'],
  sdl: `
    type Mutation {
      """Pays."""
      pay(payment: Shared!): Paid!
    }

    type Paid @related(name: "payment", table: "payments", by: "paymentId") {
      paymentId: uuid!
    }
  `,
};
const ask: DeclaredAction = {
  name: 'ask',
  area: 'rates',
  file: 'rates/ask',
  exported: 'ask',
  roles: [],
  scope: 'read',
  sdl: 'type Query { ask: String! }',
};
const declarations = { actions: [ask, pay], sharedTypes: ['input Shared { id: uuid! }'] };

test('the SDL holds queries, mutations and the types, without the directives', () => {
  expect(actionsGraphql(declarations).split('\n').slice(1).join('\n')).toBe(`type Query {
  ask: String!
}

type Mutation {
  """Pays."""
  pay(payment: Shared!): Paid!
}

type Paid {
  paymentId: uuid!
}

input Shared {
  id: uuid!
}
`);
});

test('the metadata says where each action is answered, who may call it, and which rows its answer joins', () => {
  const { actions, custom_types: types } = parse(actionsYaml(declarations));
  expect(actions.map((one: { definition: object }) => one.definition)).toMatchObject([
    { kind: '', handler: '{{ACTIONS_URL}}/actions/rates' },
    { kind: 'synchronous', handler: '{{ACTIONS_URL}}/actions/payments' },
  ]);
  expect(actions.map((one: { permissions?: object }) => one.permissions)).toEqual([undefined, [{ role: 'user' }]]);
  expect(types).toMatchObject({
    input_objects: [{ name: 'Shared' }],
    objects: [
      {
        name: 'Paid',
        relationships: [
          { name: 'payment', remote_table: { schema: 'public', name: 'payments' }, field_mapping: { paymentId: 'id' } },
        ],
      },
    ],
  });
});

test('each area has a Lambda with its actions', () => {
  const [rates, payments] = actionEntries(declarations);
  expect(rates?.text).toContain(`import { ask } from '../rates/ask';`);
  expect(payments?.file).toBe('actions/entries/payments.ts');
  expect(payments?.text).toContain(`import { payOnce } from '../payments/once/pay';`);
  expect(payments?.text).toContain('  pay: payOnce,');
  expect(payments?.text).not.toContain('ask');
});

test('the cache learns what the portal sends', () => {
  expect(cacheWrites(declarations, new Set(['pay', 'ask']))).toContain(
    'pay: {"lists":["payments"],"rows":{"payments.id":["payments"]}}',
  );
  expect(cacheWrites(declarations, new Set(['ask']))).not.toContain('pay');
});

test.each([
  ['another field', 'type Query { other: String }', 'rates/ask: declare the one field ask of Query.'],
  ['two fields', 'type Query { ask: String other: String }', 'rates/ask: declare the one field ask of Query.'],
  ['an operation', 'query { ask }', 'rates/ask: OperationDefinition is no type.'],
])('an action with %s is refused', (_what, sdl, message) => {
  expect(() => actionsGraphql({ actions: [{ ...ask, sdl }], sharedTypes: [] })).toThrow(message);
});

test('shared types that declare an action are refused', () => {
  expect(() => actionsGraphql({ actions: [], sharedTypes: ['type Query { ask: String }'] })).toThrow('shared types');
});
