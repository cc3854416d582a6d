import type { HttpAttack } from './attacks';

/** Words of the engine's statements and of tables that `user` does not see. */
const leaks = /json_build_object|from "|"t\d+"|SQLSTATE|"internal"|memberships|vault|at .*\.ts:\d/;

/** What is wrong with an answer, or nothing. */
export function faultOf(attack: HttpAttack, status: number, body: string): string | undefined {
  if (status >= 500) return `status ${status}`;
  if (attack.path === '/healthz' || status === 404) return undefined;
  const parsed = parse(body);
  if (parsed === undefined) return 'no JSON';
  const answers = Array.isArray(parsed) && attack.path === '/v1/graphql' ? parsed : [parsed];
  const fault = answers.map(faultOfAnswer).find((found) => found !== undefined);
  return fault ?? leakOf(attack.headers, body);
}

/** What is wrong with one message of a socket. */
export function faultOfMessage(message: string): string | undefined {
  const parsed = parse(message) as { type?: unknown; payload?: unknown } | undefined;
  if (typeof parsed?.type !== 'string') return 'no message';
  if (/internal error/.test(message)) return 'an internal error';
  return leaks.test(message) ? `a leak: ${leaks.exec(message)?.[0]}` : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function faultOfAnswer(answer: unknown): string | undefined {
  const { data, errors, code, error, path } = answer as Record<string, unknown>;
  if (data !== undefined) return errors === undefined ? undefined : 'data and errors';
  if (code !== undefined) return typeof error === 'string' && typeof path === 'string' ? undefined : 'no plain error';
  if (!Array.isArray(errors) || errors.length !== 1) return 'not one error';
  const [{ message, extensions }] = errors as [{ message: unknown; extensions?: Record<string, unknown> }];
  if (typeof message !== 'string') return 'no message';
  if (typeof extensions?.code !== 'string' || typeof extensions.path !== 'string') return 'no code or path';
  return extensions.code === 'unexpected' && message === 'internal error' ? 'an internal error' : undefined;
}

function leakOf(headers: HttpAttack['headers'], body: string): string | undefined {
  const isAdmin = headers['x-hasura-admin-secret'] !== undefined && headers['x-hasura-role'] === undefined;
  const leak = isAdmin ? undefined : leaks.exec(body)?.[0];
  return leak && `a leak: ${leak}`;
}
