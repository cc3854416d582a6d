import { EngineError } from '../errors';

/** How much of an error its reader may see. */
export interface ErrorAudience {
  readonly showInternal: boolean;
}

/** One GraphQL error: message and extensions. */
export interface GraphqlError {
  readonly message: string;
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** An error as a member of `errors`. Errors that are no EngineError are logged and answered without detail. */
export function toGraphqlError(
  error: unknown,
  audience: ErrorAudience,
  log: (entry: Record<string, unknown>) => void,
): GraphqlError {
  const known = toEngineError(error, log);
  const { extensions } = known.detail;
  if (extensions) return { message: known.message, extensions };
  return { message: known.message, extensions: { path: known.path, code: known.code, ...internalOf(known, audience) } };
}

function internalOf({ detail: { internal } }: EngineError, { showInternal }: ErrorAudience): { internal?: unknown } {
  return showInternal && internal !== undefined ? { internal } : {};
}

/** An error as the body of the endpoints that are not GraphQL. */
export function toPlainError(error: EngineError, audience: ErrorAudience): Record<string, unknown> {
  return { path: error.path, error: error.message, code: error.code, ...internalOf(error, audience) };
}

/** Any thrown value as an EngineError. Unexpected ones are logged; a stack overflow means that the input is nested too deeply. */
export function toEngineError(error: unknown, log: (entry: Record<string, unknown>) => void): EngineError {
  if (error instanceof EngineError) return error;
  if (error instanceof RangeError && error.message.includes('call stack')) {
    return new EngineError('bad-request', 'the request is nested too deeply');
  }
  log({
    level: 'error',
    type: 'unhandled',
    message: error instanceof Error ? error.message : String(error),
    stack: error instanceof Error ? error.stack : undefined,
  });
  return new EngineError('unexpected', 'internal error');
}
