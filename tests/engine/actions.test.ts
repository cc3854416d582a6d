import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { asUser, listen, startEngine, type RunningEngine } from './support/fixture';

interface Call {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
}

let running: RunningEngine;
let handlers: Server;
let calls: Call[];
let reply: { status: number; body: string; cookie?: string; delayMs?: number };

beforeAll(async () => {
  handlers = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls.push({
        url: request.url ?? '',
        headers: request.headers,
        body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>,
      });
      const { status, body, cookie, delayMs = 0 } = reply;
      setTimeout(() => response.writeHead(status, cookie ? { 'set-cookie': cookie } : {}).end(body), delayMs);
    });
  });
  running = await startEngine({ env: { ACTIONS_URL: await listen(handlers), ACTIONS_KEY: 'sesame' } });
});
beforeEach(() => {
  calls = [];
  reply = { status: 200, body: '{"ledgerId": 1, "message": "done", "extra": true}' };
});
afterAll(async () => {
  await running.stop();
  handlers.closeAllConnections();
  handlers.close();
});

const close = 'mutation { closeLedger(ledgerId: 1, reason: EMPTY) { message ledgerId } }';

it('sends arguments, session, document and headers to the handler', async () => {
  const headers = { ...asUser('maker'), 'x-account-id': 'account-1' };
  expect((await running.post(close, headers)).data).toEqual({ closeLedger: { message: 'done', ledgerId: 1 } });
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    url: '/close',
    headers: {
      'x-actions-key': 'sesame',
      'x-static': 'fixed',
      'x-account-id': 'account-1',
      'content-type': 'application/json',
    },
    body: {
      action: { name: 'closeLedger' },
      input: { ledgerId: 1, reason: 'EMPTY' },
      session_variables: { 'x-hasura-role': 'user', 'x-hasura-user-id': 'maker' },
      request_query: close,
    },
  });
});

it('joins related rows under the role’s own permissions', async () => {
  const query =
    'mutation { closeLedger(ledgerId: 1) { ledger { title tenant { name } } parts { ledgerId postings(order_by: {id: asc}) { amount } } } }';
  reply.body = '{"ledgerId": 3, "parts": [{"ledgerId": 3}, {"ledgerId": 1}]}';
  expect((await running.post(query, asUser('maker'))).data).toEqual({
    closeLedger: {
      ledger: null,
      parts: [
        { ledgerId: 3, postings: [] },
        { ledgerId: 1, postings: [{ amount: 10 }, { amount: -4.25 }, { amount: 7 }] },
      ],
    },
  });
});

it('answers query actions with custom scalars as they come', async () => {
  reply.body = '{"mid": "1.0850", "at": [1, 2]}';
  expect((await running.post('{ rateOf(pair: "EURUSD") }', asUser('maker'))).data).toEqual({
    rateOf: { mid: '1.0850', at: [1, 2] },
  });
});

it('is unknown to a role without permission', async () => {
  const { errors } = await running.post(close, { ...asUser('maker'), 'x-hasura-role': 'auditor' });
  expect(errors?.[0]?.message).toBe('no mutations exist');
  expect(calls).toHaveLength(0);
});

it('checks arguments before it calls', async () => {
  const { errors } = await running.post('mutation { closeLedger(ledgerId: "one") { message } }', asUser('maker'));
  expect(errors?.[0]).toEqual({
    message: "expected a 32-bit integer for type 'Int', but found a string",
    extensions: { code: 'validation-failed', path: '$.selectionSet.closeLedger.args.ledgerId' },
  });
  expect(calls).toHaveLength(0);
});

it.each([
  [400, '{"message": "no", "extensions": {"code": "LEDGER_OPEN"}}', 'no', { code: 'LEDGER_OPEN' }],
  [400, '{"message": "no", "code": "E1"}', 'no', { path: '$', code: 'E1' }],
  [422, '{"message": "no"}', 'no', { path: '$', code: 'unexpected' }],
  [400, '{}', /key "message" not found$/, { path: '$', code: 'parse-failed' }],
  [500, '"secret stack"', 'internal error', { path: '$', code: 'unexpected' }],
  [302, '{"message": "elsewhere"}', 'internal error', { path: '$', code: 'unexpected' }],
  [500, 'secret stack', 'not a valid json response from webhook', { path: '$', code: 'unexpected' }],
  [200, '<html>', 'not a valid json response from webhook', { path: '$', code: 'unexpected' }],
  [
    200,
    '{"message": "x"}',
    'field "ledgerId" expected in webhook response, but not found',
    { path: '$', code: 'unexpected' },
  ],
  [200, '{"ledgerId": null}', 'expecting not null value for field "ledgerId"', { path: '$', code: 'unexpected' }],
  [200, '[]', 'got array for the action webhook response, expecting ClosedLedger', { path: '$', code: 'unexpected' }],
])('turns %i %s into an error', async (status, body, message, extensions) => {
  reply = { status, body };
  const { errors } = await running.post(close, asUser('maker'));
  expect(errors).toEqual([
    { message: typeof message === 'string' ? message : expect.stringMatching(message), extensions },
  ]);
});

it('gives up after the timeout', async () => {
  reply.delayMs = 1500;
  const { errors } = await running.post(close, asUser('maker'));
  expect(errors?.[0]?.message).toBe('http exception when calling webhook');
});

it('passes cookies of the handler on', async () => {
  reply.cookie = 'seat=1; HttpOnly';
  const response = await fetch(`${running.url}/v1/graphql`, {
    method: 'POST',
    headers: { ...asUser('maker'), 'content-type': 'application/json' },
    body: JSON.stringify({ query: close }),
  });
  expect(response.headers.getSetCookie()).toEqual(['seat=1; HttpOnly']);
});
