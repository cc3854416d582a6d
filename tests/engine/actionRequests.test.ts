import { openDatabase } from '../../hasura/engine/execute/database';
import { loadGeneration } from '../../hasura/engine/execute/load';
import { prepareRequest } from '../../hasura/engine/execute/operationRun';
import { isJsonObject, type Json } from '../../hasura/engine/json';
import type { CustomTypes, Metadata } from '../../hasura/engine/metadata/types';
import { asAdmin, createFixtureDatabase, startEngine, type RunningEngine } from './support/fixture';
import { startHandler, type RunningHandler } from './support/handler';
import { metadataCommand } from './support/metadata';

const types: CustomTypes = {
  scalars: [{ name: 'Anything' }],
  enums: [{ name: 'Size', values: [{ value: 'SMALL' }, { value: 'LARGE' }] }],
  input_objects: [
    {
      name: 'Line',
      fields: [
        { name: 'text', type: 'String!' },
        { name: 'size', type: 'Size' },
      ],
    },
    {
      name: 'Order',
      fields: [
        { name: 'lines', type: '[Line!]!' },
        { name: 'note', type: 'String' },
      ],
    },
  ],
  objects: [
    {
      name: 'Part',
      fields: [
        { name: 'ledgerId', type: 'Int' },
        { name: 'parts', type: '[Part!]' },
        { name: 'whole', type: 'Part' },
      ],
      relationships: [{ name: 'ledger', type: 'object', remote_table: 'ledgers', field_mapping: { ledgerId: 'id' } }],
    },
  ],
};
const actions: Record<string, Record<string, unknown>> = {
  order: {
    arguments: [
      { name: 'order', type: 'Order!' },
      { name: 'extra', type: 'Anything' },
    ],
  },
  first: { arguments: [{ name: 'n', type: 'Int!' }] },
  second: { arguments: [{ name: 'n', type: 'Int!' }] },
  parts: { type: 'query', output_type: 'Part' },
  forwards: { forward_client_headers: true, headers: [{ name: 'X-Both', value: 'configured' }] },
  ignores: { forward_client_headers: true, ignored_client_headers: ['X-Secret'] },
};

let handler: RunningHandler;
let running: RunningEngine;
let reply: string;
const metadata = (): Metadata => ({
  version: 3,
  sources: [{ name: 'default', tables: [{ table: 'ledgers' }] }],
  custom_types: types,
  actions: Object.entries(actions).map(([name, definition]) => ({
    name,
    definition: { kind: 'synchronous', handler: `${handler.url}/${name}`, output_type: 'Anything', ...definition },
  })),
});
beforeAll(async () => {
  handler = await startHandler(() => ({ body: reply }));
  running = await startEngine({ metadataDir: undefined });
  expect(await metadataCommand(running, 'replace_metadata', metadata())).toEqual({ message: 'success' });
});
beforeEach(() => {
  handler.calls.length = 0;
  reply = '{}';
});
afterAll(async () => {
  await running.stop();
  handler.stop();
});

const inputs = (): Json[] =>
  handler.calls.map(({ body }) => {
    const payload = JSON.parse(body) as Json;
    return isJsonObject(payload) ? (payload.input ?? null) : null;
  });

describe('arguments', () => {
  const order =
    'mutation ($text: String!, $size: Size, $extra: Anything) { order(order: {lines: {text: $text, size: $size}, note: "n"}, extra: {deep: [$extra, LITERAL]}) }';

  it('are read from the variables of each request', async () => {
    await running.post(order, asAdmin(), { text: 'pen', size: 'SMALL', extra: 1 });
    await running.post(order, asAdmin(), { text: 'ink', extra: { more: true } });
    expect(inputs()).toEqual([
      { order: { lines: [{ text: 'pen', size: 'SMALL' }], note: 'n' }, extra: { deep: [1, 'LITERAL'] } },
      { order: { lines: [{ text: 'ink', size: null }], note: 'n' }, extra: { deep: [{ more: true }, 'LITERAL'] } },
    ]);
  });

  it.each<[unknown, string, string]>([
    [
      { text: 'x', size: 'HUGE' },
      "expected one of the values ['SMALL', 'LARGE'] for type 'Size', but found 'HUGE'",
      'lines[0].size',
    ],
    [{ text: 5 }, "expected a string for type 'String', but found a number", 'lines[0].text'],
    [{}, "missing required field 'text'", 'lines[0]'],
    [{ text: 'x', colour: 'red' }, "field 'colour' not found in type: 'Line'", 'lines[0].colour'],
  ])('%j are refused, whether the plan is new or not', async (line, message, path) => {
    const query = 'mutation ($order: Order!) { order(order: $order) }';
    await running.post(query, asAdmin(), { order: { lines: [{ text: 'fine' }] } });
    const { errors } = await running.post(query, asAdmin(), { order: { lines: [line] } });
    expect(errors).toEqual([
      { message, extensions: { code: 'validation-failed', path: `$.selectionSet.order.args.order.${path}` } },
    ]);
    expect(handler.calls).toHaveLength(1);
  });

  it('do not need another plan when their values differ', async () => {
    const fixture = await createFixtureDatabase();
    const database = openDatabase(fixture.url, () => undefined);
    const generation = await loadGeneration(database, metadata(), { environment: {}, inferFunctionPermissions: true });
    const plan = (variables: Record<string, Json>): unknown => {
      const request = { query: order, variables, clientHeaders: {} };
      return prepareRequest(generation, { role: 'admin', variables: {} }, request, { stringifyNumericTypes: false })
        .operation;
    };
    expect(plan({ text: 'ink', size: 'LARGE' })).toBe(plan({ text: 'pen' }));
    await database.close();
    await fixture.drop();
  });

  it('check variables inside a literal against the place where they stand', async () => {
    const query = 'mutation ($text: Int!) { order(order: {lines: [{text: $text}]}) }';
    const { errors } = await running.post(query, asAdmin(), { text: 1 });
    expect(errors?.[0]?.message).toBe("variable 'text' is declared as 'Int!', but used where 'String!' is expected");
  });
});

describe('several actions in one mutation', () => {
  const both = 'mutation ($a: Int!, $b: Int!) { b: second(n: $b) a: first(n: $a) }';

  it('are called one after another, in the order of the document', async () => {
    await running.post(both, asAdmin(), { a: 1, b: 2 });
    expect(handler.calls.map(({ url }) => url)).toEqual(['/second', '/first']);
    expect(inputs()).toEqual([{ n: 2 }, { n: 1 }]);
  });

  it('are not called at all when one has an invalid argument', async () => {
    const { errors } = await running.post(both, asAdmin(), { a: 'one', b: 2 });
    expect(errors?.[0]?.message).toBe("expected a 32-bit integer for type 'Int', but found a string");
    expect(handler.calls).toEqual([]);
  });
});

it('joins related rows at any depth, and leaves objects out that the handler does not give', async () => {
  reply = '{"ledgerId": 3, "parts": [{"ledgerId": 1, "whole": {"ledgerId": 2}}, {}]}';
  const query = '{ parts { ledger { title } parts { ledger { title } whole { ledger { title } ledgerId } } } }';
  expect((await running.post(query)).data).toEqual({
    parts: {
      ledger: { title: 'Cash' },
      parts: [{ ledger: { title: 'Cash' }, whole: { ledger: { title: 'Fees' }, ledgerId: 2 } }, { ledger: null }],
    },
  });
});

describe('client headers', () => {
  const client = {
    ...asAdmin(),
    'x-both': 'client',
    'x-secret': 's',
    'accept-language': 'de',
    'user-agent': 'browser',
  };

  it('are forwarded except those about the connection, and replace configured ones', async () => {
    await running.post('mutation { forwards }', client);
    const [call] = handler.calls;
    expect(call?.headers).toMatchObject({
      'x-both': 'client',
      'x-secret': 's',
      'content-type': 'application/json',
      'user-agent': expect.stringMatching(/^hasura-graphql-engine/) as unknown,
    });
    expect(call?.headers['accept-language']).not.toBe('de');
  });

  it('are left out where the action ignores them', async () => {
    await running.post('mutation { ignores }', client);
    expect(handler.calls[0]?.headers).toMatchObject({ 'x-both': 'client', 'accept-language': 'de' });
    expect(handler.calls[0]?.headers).not.toHaveProperty('x-secret');
  });

  it('are replaced by configured ones where the setting says so', async () => {
    const other = await startEngine({ metadataDir: undefined, configuredHeadersWin: true });
    await metadataCommand(other, 'replace_metadata', metadata());
    await other.post('mutation { forwards }', client);
    await other.stop();
    expect(handler.calls[0]?.headers['x-both']).toBe('configured');
  });
});
