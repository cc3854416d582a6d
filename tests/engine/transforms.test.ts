import type { Json } from '../../hasura/engine/json';
import { asAdmin, startEngine, type GraphqlBody, type RunningEngine } from './support/fixture';
import { startHandler, type RunningHandler } from './support/handler';
import { metadataCommand } from './support/metadata';

let running: RunningEngine;
let handler: RunningHandler;
let reply: { status?: number; body: string };
beforeAll(async () => {
  handler = await startHandler(() => reply);
  running = await startEngine({ metadataDir: undefined });
});
beforeEach(() => {
  handler.calls.length = 0;
  reply = { body: '{"answer": 42, "lines": [{"n": 1}, {"n": 2}]}' };
});
afterAll(async () => {
  await running.stop();
  handler.stop();
});

/** Metadata of one action whose answer may be any JSON. */
function metadata(transforms: Record<string, unknown>): unknown {
  const definition = {
    handler: `${handler.url}/act?page=1`,
    kind: 'synchronous',
    arguments: [{ name: 'input', type: 'Anything' }],
    output_type: 'Anything',
    ...transforms,
  };
  return {
    version: 3,
    sources: [],
    custom_types: { scalars: [{ name: 'Anything' }] },
    actions: [{ name: 'act', definition, permissions: [{ role: 'user' }] }],
  };
}

async function act(
  transforms: Record<string, unknown>,
  input: Json = { name: 'Ada', tags: ['a', 'b'] },
): Promise<GraphqlBody> {
  expect(await metadataCommand(running, 'replace_metadata', metadata(transforms))).toEqual({ message: 'success' });
  const session = asAdmin('user', { 'x-hasura-user-id': '7' });
  return running.post('mutation ($input: Anything) { act(input: $input) }', session, { input });
}

const kriti = (transform: Record<string, unknown>): Record<string, unknown> => ({
  version: 2,
  template_engine: 'Kriti',
  ...transform,
});
const body = (template: string): Record<string, unknown> => ({ body: { action: 'transform', template } });

it('sends a computed body', async () => {
  const template = `{
    "who": {{ $body.input.input.name }},
    "role": {{ $session_variables["x-hasura-role"] }},
    "from": "{{ $base_url }}",
    "page": {{ $query_params }},
    "tags": {{ range i, tag := $body.input.input.tags }} "{{ i }}:{{ tag }}" {{ end }}
  }`;
  await act({ request_transform: kriti(body(template)) });
  expect(handler.calls[0]).toMatchObject({ method: 'POST', url: '/act?page=1' });
  expect(JSON.parse(handler.calls[0]?.body ?? '')).toEqual({
    who: 'Ada',
    role: 'user',
    from: `${handler.url}/act?page=1`,
    page: [['page', '1']],
    tags: ['0:a', '1:b'],
  });
});

it('sends another method, address and query', async () => {
  await act({
    request_transform: kriti({
      method: 'put',
      url: '{{ $base_url }}/people/{{ escapeUri($body.input.input.name) }}',
      query_params: {
        'x-{{ $body.input.input.tags[0] }}': '{{ $session_variables["x-hasura-user-id"] }}',
        gone: '{{ null }}',
      },
    }),
  });
  expect(handler.calls[0]).toMatchObject({ method: 'PUT', url: '/act?x-a=7' });
});

it('sends a query that is one text', async () => {
  await act({ request_transform: kriti({ query_params: 'name={{ $body.input.input.name }}&all' }) });
  expect(handler.calls[0]?.url).toBe('/act?name=Ada&all');
});

it('sends a form', async () => {
  await act({
    request_transform: kriti({
      content_type: 'application/x-www-form-urlencoded',
      body: {
        action: 'x_www_form_urlencoded',
        form_template: { name: '{{ $body.input.input.name }} & co', 'a b': '1' },
      },
    }),
  });
  expect(handler.calls[0]).toMatchObject({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'name=Ada%20%26%20co&a%20b=1',
  });
});

it('sends no body', async () => {
  await act({ request_transform: kriti({ method: 'GET', body: { action: 'remove' } }) });
  expect(handler.calls[0]).toMatchObject({ method: 'GET', body: '' });
});

it('adds and removes headers', async () => {
  await act({
    headers: [
      { name: 'X-Kept', value: 'kept' },
      { name: 'X-Gone', value: 'gone' },
    ],
    request_transform: kriti({
      request_headers: {
        add_headers: { 'X-User': 'u{{ $session_variables["x-hasura-user-id"] }}' },
        remove_headers: ['x-gone'],
      },
    }),
  });
  expect(handler.calls[0]?.headers).toMatchObject({ 'x-kept': 'kept', 'x-user': 'u7' });
  expect(handler.calls[0]?.headers).not.toHaveProperty('x-gone');
});

it('answers with a computed body', async () => {
  const template =
    '{"n": {{ $body.lines[1].n }}, "status": {{ $response.status }}, "request": {{ $request.body.action.name }} }';
  const transforms = { request_transform: kriti({}), response_transform: kriti(body(template)) };
  expect((await act(transforms)).data).toEqual({ act: { n: 2, status: 200, request: 'act' } });
});

it('takes the form of version 1, whose body is the template', async () => {
  expect((await act({ response_transform: { template_engine: 'Kriti', body: '{{ $body.answer }}' } })).data).toEqual({
    act: 42,
  });
});

it('transforms what a handler refuses with', async () => {
  reply = { status: 422, body: '{"reason": "closed"}' };
  const template = '{"message": {{ $body.reason }}, "code": "c{{ $response.status }}"}';
  expect((await act({ response_transform: kriti(body(template)) })).errors).toEqual([
    { message: 'closed', extensions: { path: '$', code: 'c422' } },
  ]);
});

it.each([
  ['request_transform', 'Request Transformation Failed', 0],
  ['response_transform', 'Response Transformation Failed', 1],
])('fails when a %s does', async (kind, message, calls) => {
  const { errors } = await act({ [kind]: kriti(body('{{ $body.nothing.at.all }}')) });
  expect(errors).toEqual([{ message, extensions: { path: '$', code: 'unexpected' } }]);
  expect(handler.calls).toHaveLength(calls);
});

it.each([
  [
    'a template that does not parse',
    kriti(body('{ "a": {{ }')),
    /in action "act"; expected a name at line 1, column 11$/,
  ],
  [
    'another template engine',
    { ...kriti({}), template_engine: 'Jinja' },
    /in action "act"; the template engine "Jinja" is not known$/,
  ],
  ['another version', kriti({ version: 3 }), /in action "act"; a transform of version 3 is not known$/],
  [
    'a form under another action',
    kriti({ body: { action: 'transform', form_template: { a: '{{1}}' } } }),
    /in action "act"; invalid transform action "transform"$/,
  ],
  [
    'a form that is none',
    kriti({ body: { action: 'x_www_form_urlencoded' } }),
    /in action "act"; invalid transform action/,
  ],
  ['another action', kriti({ body: { action: 'shuffle' } }), /in action "act"; invalid transform action "shuffle"$/],
])('does not serve an action with %s', async (_what, transform, reason) => {
  const answer = await metadataCommand(running, 'replace_metadata', metadata({ request_transform: transform }));
  expect(answer).toMatchObject({
    internal: [{ type: 'action', name: 'action act', reason: expect.stringMatching(reason) as unknown }],
  });
});
