import { asAdmin, startEngine, type RunningEngine } from './support/fixture';

let running: RunningEngine;
beforeAll(async () => {
  running = await startEngine();
});
afterAll(() => running.stop());

async function command(body: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${running.url}/v1/metadata`, {
    method: 'POST',
    headers: asAdmin(),
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

it('serves what is consistent and lists what is not', async () => {
  const { body } = await command({ type: 'get_inconsistent_metadata', args: {} });
  expect(body).toMatchObject({
    is_consistent: false,
    inconsistent_objects: [
      {
        type: 'table',
        name: 'table missing in source default',
        reason: 'Inconsistent object: no such table/view exists in source: "missing"',
      },
    ],
  });
  const health = await fetch(`${running.url}/healthz`);
  expect([health.status, await health.text()]).toEqual([200, 'WARN: inconsistent objects in schema']);
  expect((await fetch(`${running.url}/healthz?strict=true`)).status).toBe(500);
});

it('exports metadata and takes it back', async () => {
  const { body } = await command({ type: 'export_metadata', args: {} });
  expect(body).toMatchObject({
    version: 3,
    sources: [{ name: 'default' }],
    actions: [{ name: 'closeLedger' }, { name: 'rateOf' }],
  });
  expect(await command({ type: 'replace_metadata', args: body })).toMatchObject({
    status: 400,
    body: { error: 'cannot continue due to inconsistent metadata' },
  });
  const replaced = await command({
    type: 'replace_metadata',
    args: { allow_inconsistent_metadata: true, metadata: body },
  });
  expect(replaced).toMatchObject({ status: 200, body: { is_consistent: false } });
});

it('sees a new column after a reload', async () => {
  await running.sql('alter table tenants add column rank int');
  expect((await running.post('{ tenants { rank } }')).errors).toHaveLength(1);
  expect((await command({ type: 'reload_metadata', args: {} })).status).toBe(200);
  expect((await running.post('{ tenants { rank } }')).data?.tenants).toHaveLength(2);
});

it('answers a batch in order', async () => {
  const response = await fetch(`${running.url}/v1/graphql`, {
    method: 'POST',
    headers: asAdmin(),
    body: JSON.stringify([{ query: '{ a: __typename }' }, { query: '{ nothing }' }, { query: '{ b: __typename }' }]),
  });
  expect(await response.json()).toMatchObject([
    { data: { a: 'query_root' } },
    { errors: [{}] },
    { data: { b: 'query_root' } },
  ]);
});

it('keeps every digit of a number, in and out', async () => {
  const response = await fetch(`${running.url}/v1/graphql`, {
    method: 'POST',
    headers: asAdmin(),
    body: '{"query": "query ($n: bigint) { ledgers(where: {big: {_eq: $n}}) { big balance } }", "variables": {"n": 9007199254740993}}',
  });
  expect(await response.text()).toBe('{"data":{"ledgers":[{"big":9007199254740993,"balance":123456789012345.67}]}}');
});

it.each([
  ['GET', '/v1/graphql', 405],
  ['GET', '/nowhere', 404],
  ['GET', '/v1/version', 200],
  ['OPTIONS', '/v1/graphql', 204],
])('%s %s gives %i', async (method, path, status) => {
  expect((await fetch(`${running.url}${path}`, { method })).status).toBe(status);
});

it('answers a body that is no JSON', async () => {
  const response = await fetch(`${running.url}/v1/graphql`, { method: 'POST', headers: asAdmin(), body: '{' });
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'invalid-json' } }] });
});
