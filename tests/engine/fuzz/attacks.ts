import fc from 'fast-check';
import { asAdmin, asUser } from '../support/fixture';
import { nastyJson, nastyTexts } from './documents';
import type { Document } from './samples';

/** One HTTP request. */
export interface HttpAttack {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** What is sent over one socket, in order. */
export interface SocketAttack {
  readonly protocol: 'graphql-transport-ws' | 'graphql-ws';
  readonly messages: readonly string[];
}

const text = (body: string): Uint8Array => Buffer.from(body);
const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Headers take no control characters and no letters beyond Latin-1: the client would refuse to send them. */
const headerText = fc.constantFrom(...nastyTexts).map((value) => value.replace(/[^\x20-\x7e]/g, '\xe9'));

const tokens = [
  'a.b.c',
  '..',
  `${part({ alg: 'none' })}.${part({ 'https://hasura.io/jwt/claims': { 'x-hasura-default-role': 'admin' } })}.`,
  `${part({ alg: 'HS256' })}.${part({ exp: 'soon' })}.${part('no signature')}`,
  `${part({ alg: 'HS256', kid: '__proto__' })}.${part([])}.AAAA`,
  `${part(null)}.${part(null)}.${part(null)}`,
  `${part({ alg: { toString: 1 } })}.e30.e30`,
];

const anyHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(asUser('maker'), asUser('nobody'), asUser('maker')) },
  fc.constantFrom(asAdmin(), asAdmin('auditor', { 'x-hasura-parent-id': '1' })),
  fc.tuple(headerText, headerText).map(([role, id]) => asAdmin(role.slice(0, 20), { 'x-hasura-user-id': id })),
  headerText.map((id) => asAdmin('auditor', { 'x-hasura-parent-id': id })),
  fc.oneof(fc.constantFrom(...tokens), headerText).map((token) => ({ authorization: `Bearer ${token}` })),
  headerText.map((value) => ({ authorization: value, 'x-hasura-role': 'admin', cookie: value })),
  headerText.map((value) => ({ 'x-hasura-admin-secret': value, 'x-hasura-role': 'admin' })),
  headerText.map((value) => ({
    ...asUser('maker'),
    'x-hasura-use-backend-only-permissions': value,
    'x-request-id': value,
  })),
);

function requestOf(document: Document): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 10, arbitrary: fc.constant<unknown>(document) },
    fc
      .oneof(fc.constantFrom('q', 'm', '', '__proto__', null, 1), nastyJson)
      .map((operationName) => ({ ...document, operationName })),
    nastyJson.map((variables) => ({ ...document, variables })),
    nastyJson.map((extensions) => ({ ...document, extensions })),
    fc.nat({ max: 5 }).map((count) => Array(count).fill(document)),
  );
}

/** Requests to the GraphQL endpoint around documents. */
export function httpAttack(document: fc.Arbitrary<Document>): fc.Arbitrary<HttpAttack> {
  const body = document.chain(requestOf).map((request) => JSON.stringify(request));
  return fc.record({ path: fc.constant('/v1/graphql'), headers: anyHeaders, body: body.map(text) });
}

/** Bodies that are no request, and other endpoints. Nobody is admin where metadata could be changed. */
export const strangeAttack: fc.Arbitrary<HttpAttack> = fc.oneof(
  fc.record({
    path: fc.constant('/v1/graphql'),
    headers: anyHeaders,
    body: fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      nastyJson.map((json) => text(JSON.stringify(json))),
      fc.json().map((json) => text(json.slice(0, -1))),
      fc.constantFrom(1, 100, 5000).map((depth) => text('['.repeat(depth) + ']'.repeat(depth))),
      fc
        .constantFrom('{"query":"{ledgers{id}}","query":1}', '{"__proto__":{"query":"{ledgers{id}}"}}', '1e999', '"')
        .map(text),
      fc
        .constantFrom(100, 5000)
        .map((depth) =>
          text(
            JSON.stringify({ query: 'query q($v: jsonb) { ledgers(where: {labels: {_contains: $v}}) { id } }' }).slice(
              0,
              -1,
            ) + `,"variables":{"v":${'['.repeat(depth)}${']'.repeat(depth)}}}`,
          ),
        ),
    ),
  }),
  fc.record({
    path: fc.constantFrom(
      '/v1/metadata',
      '/v2/query',
      '/v1/query',
      '/v1/nothing',
      '/v1/graphql/../metadata',
      '//',
      '/%00',
      '/healthz',
    ),
    headers: headerText.map((value) => ({ ...asUser('maker'), 'x-request-id': value })),
    body: nastyJson.map((args) => text(JSON.stringify({ type: 'run_sql', args }))),
  }),
);

/** Sockets on which something is wrong: before the init, in it, or after. */
export function socketAttack(document: fc.Arbitrary<Document>): fc.Arbitrary<SocketAttack> {
  const id = fc.oneof(fc.constantFrom<unknown>('1', '2', '__proto__', '', 1, null), nastyJson);
  const type = fc.constantFrom(
    ...'start subscribe stop complete ping pong connection_init connection_terminate __proto__ constructor next'.split(
      ' ',
    ),
  );
  const started = fc.record({
    type: fc.constantFrom('start', 'subscribe'),
    id: fc.constantFrom('1', '2', '3'),
    payload: document,
  });
  const odd = fc.record({ type, id, payload: nastyJson }, { requiredKeys: [] });
  const message = fc.oneof(
    { weight: 4, arbitrary: started.map((of) => JSON.stringify(of)) },
    { weight: 2, arbitrary: odd.map((of) => JSON.stringify(of)) },
    nastyJson.map((json) => JSON.stringify(json)),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('['.repeat(5000), '{"type":"start","id":"1","payload":{"query":"subscription{ledgers{id}}"}}'),
  );
  const init = fc.oneof(
    { weight: 6, arbitrary: fc.constant<unknown>({ headers: asUser('maker') }) },
    headerText.map((token) => ({ headers: { Authorization: `Bearer ${token}` } })),
    nastyJson.map((headers) => ({ headers })),
    nastyJson,
  );
  return fc
    .tuple(
      fc.constantFrom('graphql-transport-ws' as const, 'graphql-ws' as const),
      init,
      fc.array(message, { maxLength: 5 }),
      fc.integer({ min: 0, max: 9 }),
    )
    .map(([protocol, payload, messages, roll]) => ({
      protocol,
      messages: roll === 0 ? messages : [JSON.stringify({ type: 'connection_init', payload }), ...messages],
    }));
}
