import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountRequestsOf } from '../../../../actions/accountRequests/accountRequestsOf';
import { httpAccountRequests } from '../../../../actions/accountRequests/httpAccountRequests';
import type { AccountRequest } from '../../../../actions/runtime/accountRequests';
import type { Environment } from '../../../../actions/runtime/environment';

const credential = 'credential-of-the-test';
const key = '00000000-0000-4000-8000-0000000000a1';
const request: AccountRequest = {
  submissionId: key,
  organisationId: key,
  form: { accountName: 'Nordics AB' } as AccountRequest['form'],
  documents: [{ id: key, kind: 'other', filename: 'owners.pdf', filetype: 'application/pdf', filesize: 12 }],
};

interface Received {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let servers: Server[] = [];
afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  servers = [];
});

/** A server on this machine that answers so. */
async function serverThat(answer: RequestListener) {
  const received: Received[] = [];
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { method, headers } = incoming;
      received.push({ method, headers, body: Buffer.concat(chunks).toString() });
      answer(incoming, response);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/requests`, received };
}

const sendTo = (url: string, timeoutMs = 10_000) =>
  httpAccountRequests({ url, credential, timeoutMs }).send(request, key);
const answering =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);

test('a request is posted as JSON with its key and the credential, and the reference is taken', async () => {
  const { url, received } = await serverThat(answering(201, '{"reference":"AR-1"}'));
  expect(await sendTo(url)).toEqual({ kind: 'accepted', reference: 'AR-1' });
  expect(received).toMatchObject([
    {
      method: 'POST',
      headers: {
        authorization: `Bearer ${credential}`,
        'idempotency-key': key,
        'content-type': 'application/json',
      },
    },
  ]);
  expect(JSON.parse(received[0]!.body)).toEqual(request);
});

test.each([
  [400, '{"message":"The form is incomplete."}', 'The form is incomplete.'],
  [409, '{"message":"Another request\\u0000was taken."}', 'Another request was taken.'],
  [422, 'Not our business.', 'Not our business.'],
  [422, '', 'The provider answered 422.'],
])('%i is a refusal in the words of the provider: %s', async (status, body, problem) => {
  const { url } = await serverThat(answering(status, body));
  expect(await sendTo(url)).toEqual({ kind: 'refused', problem });
});

test('of long words the beginning is kept', async () => {
  const { url } = await serverThat(answering(422, 'x'.repeat(2000)));
  expect(await sendTo(url)).toEqual({ kind: 'refused', problem: 'x'.repeat(500) });
});

test.each([[401], [403], [404], [429], [500], [503]])('%i is no answer to the request', async (status) => {
  const { url } = await serverThat(answering(status, '{"message":"No."}'));
  expect(await sendTo(url)).toEqual({ kind: 'later', problem: `The provider answered ${status}.` });
});

test.each(['', '{"refer', '{"reference":""}', '{"reference":7}', 'null'])(
  'an acceptance as %j is none',
  async (body) => {
    const { url } = await serverThat(answering(200, body));
    expect(await sendTo(url)).toEqual({ kind: 'later', problem: 'The answer 200 has no reference.' });
  },
);

test('a redirect is not followed: the credential goes nowhere else', async () => {
  const other = await serverThat(answering(201, '{"reference":"AR-1"}'));
  const { url } = await serverThat(answering(307, '', { location: other.url }));
  expect(await sendTo(url)).toEqual({ kind: 'later', problem: 'The provider answered 307.' });
  expect(other.received).toEqual([]);
});

test('no answer within the time limit, a cut connection and an unreachable host are tried later', async () => {
  const silent = await serverThat(() => undefined);
  expect(await sendTo(silent.url, 50)).toEqual({ kind: 'later', problem: 'No answer came in time.' });
  const cutting = await serverThat((incoming) => incoming.socket.destroy());
  for (const url of [cutting.url, 'http://127.0.0.1:9/requests']) {
    const outcome = await sendTo(url);
    expect(outcome).toMatchObject({ kind: 'later', problem: expect.stringMatching(/^The provider was not reached: /) });
  }
});

test('without an address there is no way to the provider', () => {
  const environment = { ACCOUNT_REQUESTS_URL: '', ACCOUNT_REQUESTS_KEY: credential } as Environment;
  expect(accountRequestsOf(environment)).toBeUndefined();
  expect(accountRequestsOf({ ...environment, ACCOUNT_REQUESTS_URL: 'https://provider.example' })).toBeDefined();
});
