import { setTimeout as delay } from 'node:timers/promises';
import { connectingFetch } from '../../actions/provider/connectingFetch';

/** How long a call to the provider may take in tests of faults: short, so that a time-out costs little. */
export const faultTimeoutMs = 400;
const slowMs = 250;

/** What a client gets for one call, given the way to the provider. */
type FaultyCall = (send: () => Promise<Response>, init: RequestInit) => Promise<Response>;

const cut = (code: string) => Promise.reject(new TypeError('fetch failed', { cause: { code } }));
const untilGivenUp = ({ signal }: RequestInit) =>
  new Promise<never>((_done, fail) => signal!.addEventListener('abort', () => fail(signal!.reason as Error)));
const answered = (status: number, body: object | string) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

/** What can go wrong with a call. Those with `after` take effect at the provider. */
export const faultKinds = {
  'http 429': () => Promise.resolve(answered(429, { error_code: 'too_many_requests', error_messages: {} })),
  'http 500': () => Promise.resolve(answered(500, { error_code: 'internal_application_error', error_messages: {} })),
  'http 500 after the effect': (send) => send().then(() => answered(500, {})),
  'http 503': () => Promise.resolve(answered(503, '<html>Service Unavailable</html>')),
  'connection refused': () => cut('ECONNREFUSED'),
  reset: () => cut('ECONNRESET'),
  'reset after the effect': (send) => send().then(() => cut('ECONNRESET')),
  timeout: (_send, init) => untilGivenUp(init),
  'timeout after the effect': (send, init) => send().then(() => untilGivenUp(init)),
  slow: (send) => delay(slowMs).then(send),
  'an unreadable answer': async (send) => answered(200, (await (await send()).text()).slice(0, 20)),
  'a request that arrives twice': (send) => send().then(send),
} satisfies Record<string, FaultyCall>;

/** A kind of fault by its name. */
export type FaultKind = keyof typeof faultKinds;

/** The names of all kinds. */
export const allFaultKinds = Object.keys(faultKinds) as readonly FaultKind[];

/** The provider no longer knows the token: the caller signs in again. */
const endedToken: FaultyCall = () => Promise.resolve(answered(401, { error_code: 'auth_failed' }));

/** What goes wrong with one call to a path. */
export interface Fault {
  readonly path: RegExp;
  readonly kind: FaultKind | 'an ended token';
}

/**
 * A fetch under which each fault of the plan befalls the next call to its path, in this order. It takes the faults that came out of the plan, so
 * that a test sees what is left.
 */
export function faultyFetch(plan: Fault[]): typeof fetch {
  const call = (input: string, init: RequestInit): Promise<Response> => {
    const send = () => connectingFetch(input, init);
    const { pathname } = new URL(input);
    const index = plan.findIndex(({ path }) => path.test(pathname));
    const [fault] = index < 0 ? [] : plan.splice(index, 1);
    if (!fault) return send();
    const faulty: FaultyCall = fault.kind === 'an ended token' ? endedToken : faultKinds[fault.kind];
    return faulty(send, init);
  };
  return call as typeof fetch;
}
