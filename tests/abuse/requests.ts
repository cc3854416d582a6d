import { WebSocket } from 'ws';
import { ask, send } from './support/ask';
import type { Attack } from './support/attack';
import type { Target } from './support/target';
import { headersOf } from './support/tokens';

const mebibyte = 1024 * 1024;

/** Text whose strings never end, which a careless search reads again from each quote. */
const unended = `123456789012345 "${'\\"'.repeat(400_000)}`;

/** Documents that differ, so that none is in the cache. */
let documents = 0;
const newDocument = (): string => `query q${(documents += 1)} { accounts { ${'id name '.repeat(2_000)} } }`;

/** Requests that take the engine's one thread, its memory or its connections. */
export const requestAttacks: readonly Attack[] = [
  {
    name: 'a document of 9 MB',
    width: 4,
    strike: (target) => send(target, target.attacker, JSON.stringify({ query: `{ ${'a '.repeat(4.5 * mebibyte)} }` })),
    expected: /^413 request body is too large$/,
  },
  {
    name: 'a document of half a million tokens',
    width: 8,
    strike: (target) => ask(target, target.attacker, `{ ${'a '.repeat(500_000)} }`),
    expected: /^200 query exceeded length limit$/,
  },
  {
    name: 'a document of more tokens than are accepted',
    width: 8,
    strike: (target) => ask(target, target.attacker, `{ ${'a '.repeat(49_000)} }`),
    expected: /^200 query exceeded token limit$/,
  },
  {
    name: 'new documents as long as is accepted',
    width: 8,
    strike: (target) => ask(target, target.attacker, newDocument()),
    expected: /^200 data$/,
  },
  {
    name: 'strings that do not end',
    width: 8,
    strike: (target) => send(target, target.attacker, unended),
    expected: /^200 invalid JSON in the request body$/,
  },
  {
    name: 'a thousand requests at once',
    width: 1,
    strike: async (target) => {
      const one = (): Promise<string> => ask(target, target.attacker, '{ payments_aggregate { aggregate { count } } }');
      const answers = await Promise.all(Array.from({ length: 1_000 }, one));
      return answers.every((answer) => /^(200 data|429 too many requests of one user)$/.test(answer)) ? 'fine' : 'not';
    },
    expected: /^fine$/,
  },
  {
    name: 'live queries on many sockets',
    width: 60,
    strike: (target) => flood(target),
    expected: /^(4403|1005)$/,
  },
  {
    name: 'messages before the start of a socket',
    width: 8,
    strike: (target) => pingUntilClosed(target),
    expected: /^(1000|4400|4408)$/,
  },
];

/** Opens a socket as the attacker, asks for many live queries, and closes it when they are answered. Gives the code of the end. */
async function flood(target: Target): Promise<string> {
  const headers = await headersOf(target.attacker.user);
  const socket = new WebSocket(`${target.url.replace('http', 'ws')}/v1/graphql`, ['graphql-transport-ws']);
  const wanted = 120;
  let answered = 0;
  socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { headers } })));
  socket.on('message', (data: Buffer) => {
    const { type } = JSON.parse(data.toString()) as { type: string };
    if (type === 'connection_ack') for (let id = 0; id < wanted; id += 1) subscribe(socket, id);
    else if (type === 'next' || type === 'error') answered += 1;
    if (answered >= wanted) socket.close();
  });
  return endOf(socket);
}

function subscribe(socket: WebSocket, id: number): void {
  const query = `subscription { payments(where: { amount: { _gt: "${id}" } }, limit: 1) { id } }`;
  socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload: { query } }));
}

/** Sends large pings without ever introducing itself. */
async function pingUntilClosed(target: Target): Promise<string> {
  const socket = new WebSocket(`${target.url.replace('http', 'ws')}/v1/graphql`, ['graphql-transport-ws']);
  const message = JSON.stringify({ type: 'ping', payload: { padding: [...'x'.repeat(100_000)] } });
  const next = (): void => {
    if (socket.readyState === socket.OPEN) socket.send(message, next);
  };
  socket.on('open', next);
  return endOf(socket);
}

function endOf(socket: WebSocket): Promise<string> {
  return new Promise((resolve, reject) => {
    socket.on('close', (code) => resolve(String(code)));
    socket.on('error', reject);
  });
}
