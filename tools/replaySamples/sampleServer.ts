import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findDocumented, type DocumentedEndpoint } from './documented';

/** What the server answers next. Logins are answered with a token unless the answer is for them. */
export interface NextAnswer {
  readonly status: number;
  readonly body: string;
  readonly isForLogin: boolean;
}

/** A provider that answers every call with the recorded answer that it was given. */
export interface SampleServer {
  readonly url: string;
  readonly answerWith: (next: NextAnswer) => void;
  readonly stop: () => Promise<void>;
}

/** Starts it on a free port. A call that the provider's reference does not know is answered with 501 and the reason. */
export async function startSampleServer(documented: readonly DocumentedEndpoint[]): Promise<SampleServer> {
  let next: NextAnswer = { status: 503, body: '', isForLogin: false };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://samples');
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      const names = [...new Set([...searchParams.keys(), ...form.keys()])];
      const fault = findDocumented(documented, request.method ?? '', pathname).faultOf(names);
      const isToken = pathname === '/authenticate/api' && !next.isForLogin;
      const answer = isToken ? { status: 200, body: '{"auth_token":"token"}' } : next;
      const { status, body } = fault ? { status: 501, body: errorBody(fault) } : answer;
      response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'replay' }).end(body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answerWith: (answer) => {
      next = answer;
    },
    stop: () => new Promise((done) => server.close(() => done())),
  };
}

function errorBody(fault: string): string {
  return JSON.stringify({ error_code: 'undocumented_call', error_messages: fault });
}
