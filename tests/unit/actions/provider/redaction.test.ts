import { anything, createCaller } from '../../../../actions/provider/call';
import { withLog } from '../../../../actions/provider/callLog';
import { endpoints } from '../../../../actions/provider/endpoints';
import type { Endpoint } from '../../../../actions/provider/endpoints/endpoint';
import { withSession } from '../../../../actions/provider/session';
import { createTransport } from '../../../../actions/provider/transport';
import type { Log } from '../../../../actions/runtime/log';
import { answer } from './scripted';

const secret = 'SECRET';

/** A provider that repeats in its answers, and in the texts and parameters of its errors, whatever it was told. */
function echoing(status: number): typeof fetch {
  return ((url: string, init: RequestInit) => {
    if (url.endsWith('/authenticate/api')) return Promise.resolve(answer(200, { auth_token: `${secret}-token` }));
    const told = `${url} ${String(init.body)}`;
    const errors = { base: [{ code: 'code', message: told, params: { told } }] };
    return Promise.resolve(answer(status, { told, error_code: 'call_failed', error_messages: errors }));
  }) as unknown as typeof fetch;
}

function spy() {
  const lines: string[] = [];
  const note = (entry: object, message: string) => void lines.push(`${message} ${JSON.stringify(entry)}`);
  const log: Log = { info: note, warn: note, error: note };
  return { log, lines };
}

/** Calls an endpoint with every parameter it accepts: what that logged, and how its error prints. */
async function tracesOf(name: string, endpoint: Endpoint, status: number): Promise<string[]> {
  const { log, lines } = spy();
  const transport = withLog(createTransport('http://tcc', 1000, echoing(status)), log);
  const login = { loginId: `${secret} ${name} ${status}`, apiKey: `${secret}-key` };
  const caller = createCaller(withSession(transport, 'http://tcc', login, () => 0));
  const parameters = Object.fromEntries(endpoint.accepts.map((parameter) => [parameter, `${secret}-${parameter}`]));
  const error = await caller.one(endpoint, anything, parameters, 'id').then(
    () => undefined,
    (reason: unknown) => reason as Error,
  );
  expect(error === undefined).toBe(status === 200);
  return [...lines, String(error), error?.stack ?? ''];
}

test.each(Object.entries<Endpoint>(endpoints))(
  '%s logs and prints nothing of what it was told, whatever the answer',
  async (name, endpoint) => {
    for (const status of [200, 400, 401, 404, 429, 500]) {
      const traces = await tracesOf(name, endpoint, status);
      expect(traces.join('\n')).toContain('/authenticate/api');
      expect(traces.join('\n')).not.toContain(secret);
    }
  },
);
