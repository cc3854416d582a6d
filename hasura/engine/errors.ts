/** Codes of Hasura's error catalogue that the engine raises itself. */
export type ErrorCode =
  | 'access-denied'
  | 'already-exists'
  | 'already-tracked'
  | 'already-untracked'
  | 'bad-request'
  | 'concurrent-update'
  | 'conflict'
  | 'constraint-error'
  | 'constraint-violation'
  | 'data-exception'
  | 'dependency-error'
  | 'invalid-configuration'
  | 'invalid-headers'
  | 'invalid-json'
  | 'invalid-jwt'
  | 'invalid-params'
  | 'jwt-invalid-claims'
  | 'jwt-missing-role-claims'
  | 'method-not-allowed'
  | 'not-exists'
  | 'not-found'
  | 'not-supported'
  | 'parse-failed'
  | 'payload-too-large'
  | 'permission-error'
  | 'postgres-error'
  | 'rate-limit-exceeded'
  | 'start-failed'
  | 'unexpected'
  | 'unexpected-payload'
  | 'validation-failed';

/** What may accompany an error besides code and path. */
export interface ErrorDetail {
  /** Details from the database or the handler; shown only to roles that may see internal errors. */
  readonly internal?: unknown;
  /** The field that a type does not have. */
  readonly missing?: { readonly field: string; readonly type: string };
  /** An action handler's own extensions; they replace code and path. */
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** An expected failure of one request. `path` is a JSON path from `$`; `code` is Hasura's. */
export class EngineError extends Error {
  constructor(
    readonly code: ErrorCode | (string & {}),
    message: string,
    readonly path: string = '$',
    readonly detail: ErrorDetail = {},
  ) {
    super(message);
    this.name = 'EngineError';
  }
}

/** A document or its variables break the rules of the schema. */
export function validationFailed(path: string, message: string): EngineError {
  return new EngineError('validation-failed', message, path);
}

/** The role's schema has no such field. */
export function fieldNotFound(path: string, field: string, type: string): EngineError {
  const message = `field '${field}' not found in type: '${type}'`;
  return new EngineError('validation-failed', message, path, { missing: { field, type } });
}

/** Throws a plain Error when `condition` is false. Only for faults of the engine, never for bad input. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`invariant: ${message}`);
}

/** Appends one segment to a JSON path, quoting keys that are no plain names. */
export function pathTo(path: string, segment: string | number): string {
  if (typeof segment === 'number') return `${path}[${segment}]`;
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(segment) ? `${path}.${segment}` : `${path}[${JSON.stringify(segment)}]`;
}
