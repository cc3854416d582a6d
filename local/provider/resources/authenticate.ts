import { createHash, randomBytes } from 'node:crypto';
import { ok, type Answer, type Endpoint, type OpenCall } from '../http/endpoint';
import { authFailed, errorBody, type FieldError, refuseIf } from '../http/errors';
import type { Login, Session } from '../store/records';
import { timeText } from '../wire';

const maxFailures = 4;
const failureWindowMs = 15 * 60_000;
const sessionLifeMs = 30 * 60_000;

/** The stored form of an API key. */
export function digestOfKey(apiKey: string): string {
  return createHash('sha256').update(apiKey).digest('hex');
}

/** Logs in. Four refused attempts within 15 minutes lock the login until it is unlocked by hand. */
function logIn(call: OpenCall): Answer {
  const loginId = call.parameters.text('login_id') ?? '';
  const apiKey = call.parameters.text('api_key') ?? '';
  refuseIf('auth_invalid_user_login_details', keyErrors(apiKey));
  const login = call.books.get('login', loginId);
  if (!login || login.locked || login.api_key_digest !== digestOfKey(apiKey)) return refuseAttempt(call, login);
  call.books.put('login', loginId, { ...login, failures: [] });
  dropOldSessions(call, loginId);
  const token = randomBytes(16).toString('hex');
  call.books.put('session', token, { token, login_id: loginId, last_used_at: timeText(call.now) });
  return ok({ auth_token: token });
}

function keyErrors(apiKey: string): FieldError[] {
  if (/^[a-f0-9]{64}$/.test(apiKey)) return [];
  const message = 'api_key needs 64 hexadecimal digits';
  return [{ field: 'api_key', code: 'api_key_length_is_invalid', message, params: { length: 64 } }];
}

/** Answers instead of throwing, because throwing would undo the count of the attempt. */
function refuseAttempt({ books, now }: OpenCall, login: Login | undefined): Answer {
  if (login) {
    const recent = login.failures.filter((moment) => now.getTime() - Date.parse(moment) < failureWindowMs);
    const failures = [...recent, timeText(now)];
    books.put('login', login.login_id, { ...login, failures, locked: login.locked || failures.length >= maxFailures });
  }
  const refusal = authFailed();
  return { status: refusal.status, body: errorBody(refusal) };
}

function dropOldSessions({ books, now }: OpenCall, loginId: string): void {
  const isOld = (session: Session) => now.getTime() - Date.parse(session.last_used_at) > sessionLifeMs;
  const own = [...books.select('session', 'login', loginId)];
  own.filter(isOld).forEach(({ token }) => books.remove('session', token));
}

export const authenticateEndpoints: readonly Endpoint[] = [
  {
    access: 'open',
    method: 'POST',
    path: '/authenticate/api',
    failure: 'auth_invalid_user_login_details',
    parameters: { login_id: { format: 'text', required: true }, api_key: { format: 'text', required: true } },
    limit: 'authenticate',
    handle: logIn,
  },
  {
    access: 'session',
    method: 'POST',
    path: '/authenticate/close_session',
    failure: 'close_session_failed',
    parameters: {},
    onBehalfOf: false,
    limit: 'general',
    handle: ({ books, actor }) => {
      books.remove('session', actor.token);
      return { status: 200 };
    },
  },
];
