import { connect } from 'node:net';
import type { Attack } from './support/attack';
import type { Target } from './support/target';
import { headersOf } from './support/tokens';

/** Requests that are sent so slowly that they hold a connection until a limit of time ends them. */
export const slowAttacks: readonly Attack[] = [
  {
    name: 'headers that never end',
    width: 200,
    strike: (target) => dribble(target, 'POST /v1/graphql HTTP/1.1\r\nhost: corridor\r\nx-slow: '),
    expected: /^closed$/,
  },
  {
    name: 'bodies that never end',
    width: 150,
    strike: async (target) => dribble(target, await unfinished(target)),
    expected: /^closed$/,
  },
];

const dribbleMs = 500;

/** The attacker's request, complete but for its body. */
async function unfinished({ attacker }: Target): Promise<string> {
  const { authorization } = await headersOf(attacker.user);
  const head = [
    'POST /v1/graphql HTTP/1.1',
    'host: corridor',
    'content-length: 100000',
    `authorization: ${authorization}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n`;
}

/** Sends the beginning of a request, then a byte now and then, until the engine closes the connection. */
function dribble({ url }: Target, beginning: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(beginning);
  const timer = setInterval(() => socket.write('a'), dribbleMs);
  return new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve('closed');
    });
  });
}
