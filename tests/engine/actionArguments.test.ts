import { type Json, isJsonObject } from '../../hasura/engine/json';
import { asAdmin, type RunningEngine } from './support/fixture';
import { startHandler, type RunningHandler } from './support/handler';
import { errorOf, startOwnSchema } from './support/ownSchema';

const argumentTypes = {
  count: 'Int',
  ratio: 'Float',
  text: 'String',
  on: 'Boolean',
  id: 'ID',
  size: 'Size',
  sizes: '[Size!]',
  box: 'Box',
  boxes: '[Box!]',
  any: 'Anything',
  when: 'timestamptz',
};
const types = {
  scalars: [{ name: 'Anything' }],
  enums: [{ name: 'Size', values: [{ value: 'SMALL' }, { value: 'LARGE' }] }],
  input_objects: [
    {
      name: 'Box',
      fields: [
        { name: 'label', type: 'String!' },
        { name: 'size', type: 'Size' },
        { name: 'inner', type: '[Box!]' },
      ],
    },
  ],
};

let running: RunningEngine;
let handler: RunningHandler;
beforeAll(async () => {
  handler = await startHandler(() => ({ body: '1' }));
  const definition = {
    kind: 'synchronous',
    handler: handler.url,
    output_type: 'Int',
    arguments: Object.entries(argumentTypes).map(([name, type]) => ({ name, type })),
  };
  const strict = { ...definition, arguments: [{ name: 'needed', type: 'Int!' }] };
  const actions = [
    { name: 'act', definition },
    { name: 'strict', definition: strict },
  ];
  running = await startOwnSchema('', { tables: [], custom_types: types, actions });
});
beforeEach(() => {
  handler.calls.length = 0;
});
afterAll(async () => {
  await running.stop();
  handler.stop();
});

/** What the handler gets as its input. */
function input(): Json | undefined {
  const payload = JSON.parse(handler.calls[0]?.body ?? 'null') as Json;
  return isJsonObject(payload) ? payload.input : undefined;
}

it.each<[keyof typeof argumentTypes, string, Json]>([
  ['count', '-2147483648', -2147483648],
  ['count', 'null', null],
  ['ratio', '1.5', 1.5],
  ['ratio', '2', 2],
  ['text', '"a"', 'a'],
  ['on', 'false', false],
  ['id', '"x1"', 'x1'],
  ['id', '7', 7],
  ['size', 'SMALL', 'SMALL'],
  ['sizes', '[SMALL, LARGE]', ['SMALL', 'LARGE']],
  ['sizes', 'SMALL', ['SMALL']],
  ['sizes', 'null', null],
  ['box', '{label: "a", inner: [{label: "b"}]}', { label: 'a', inner: [{ label: 'b' }] }],
  ['box', '{label: "a", inner: {label: "b"}}', { label: 'a', inner: [{ label: 'b' }] }],
  ['box', '{label: "a", size: null}', { label: 'a', size: null }],
  ['boxes', '[{label: "a"}]', [{ label: 'a' }]],
  ['any', '{a: [1, "x", null, TRUE]}', { a: [1, 'x', null, 'TRUE'] }],
  ['when', '"2026-01-01"', '2026-01-01'],
])('%s: %s reaches the handler', async (name, literal, expected) => {
  const { data } = await running.post(`mutation { act(${name}: ${literal}) }`);
  expect(data).toEqual({ act: 1 });
  expect(input()).toEqual({ [name]: expected });
});

it.each<[keyof typeof argumentTypes, unknown, unknown]>([
  ['sizes', 'LARGE', ['LARGE']],
  ['box', { label: 'a', inner: { label: 'b', inner: [] } }, { label: 'a', inner: [{ label: 'b', inner: [] }] }],
  ['boxes', { label: 'a' }, [{ label: 'a' }]],
  ['any', [{ deep: null }], [{ deep: null }]],
])('%s as a variable %j reaches the handler as %j', async (name, value, expected) => {
  await running.post(`mutation ($v: ${argumentTypes[name]}) { act(${name}: $v) }`, asAdmin(), { v: value });
  expect(input()).toEqual({ [name]: expected });
});

it('leaves out the arguments that are not given', async () => {
  await running.post('mutation { act }');
  expect(input()).toEqual({});
});

const refused: [keyof typeof argumentTypes, string, Json, string, string][] = [
  ['count', '2147483648', 2147483648, "expected a 32-bit integer for type 'Int', but found a number", ''],
  ['count', '1.5', 1.5, "expected a 32-bit integer for type 'Int', but found a number", ''],
  ['count', '"1"', '1', "expected a 32-bit integer for type 'Int', but found a string", ''],
  ['ratio', '"x"', 'x', "expected a float for type 'Float', but found a string", ''],
  ['text', '1', 1, "expected a string for type 'String', but found a number", ''],
  ['text', '["a"]', ['a'], "expected a string for type 'String', but found a list", ''],
  ['on', '1', 1, "expected a boolean for type 'Boolean', but found a number", ''],
  ['id', 'true', true, "expected a string for type 'ID', but found a boolean", ''],
  ['size', 'HUGE', 'HUGE', "expected one of the values ['SMALL', 'LARGE'] for type 'Size', but found 'HUGE'", ''],
  ['size', '1', 1, "expected an enum value for type 'Size', but found a number", ''],
  ['sizes', '[SMALL, null]', ['SMALL', null], "unexpected null value for type 'Size'", '[1]'],
  ['box', '{}', {}, "missing required field 'label'", ''],
  ['box', '{label: null}', { label: null }, "unexpected null value for type 'String'", '.label'],
  ['box', '{label: "a", inner: [{}]}', { label: 'a', inner: [{}] }, "missing required field 'label'", '.inner[0]'],
  ['box', '{label: "a", colour: 1}', { label: 'a', colour: 1 }, "field 'colour' not found in type: 'Box'", '.colour'],
  ['box', '"a"', 'a', "expected an object for type 'Box', but found a string", ''],
  ['boxes', '[1]', [1], "expected an object for type 'Box', but found a number", '[0]'],
];

it.each(refused)('%s: %s is refused as a literal and as a variable', async (name, literal, value, message, below) => {
  const expected = { message, code: 'validation-failed', path: `$.selectionSet.act.args.${name}${below}` };
  expect(await errorOf(running, `mutation { act(${name}: ${literal}) }`)).toEqual(expected);
  const query = `mutation ($v: ${argumentTypes[name]}) { act(${name}: $v) }`;
  expect(await errorOf(running, query, asAdmin(), { v: value })).toEqual(expected);
  expect(handler.calls).toEqual([]);
});

it.each([
  ['mutation { strict }', "missing required field 'needed'"],
  ['mutation { strict(needed: null) }', "unexpected null value for type 'Int'"],
  ['mutation { strict(needed: 1, other: 2) }', "'strict' has no argument named 'other'"],
])('%s is refused', async (query, message) => {
  expect(await errorOf(running, query)).toMatchObject({ message, code: 'validation-failed' });
  expect(handler.calls).toEqual([]);
});
