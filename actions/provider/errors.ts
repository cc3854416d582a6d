/** One field's fault as the provider reports it. */
export interface ProviderFieldError {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/**
 * What a failed call means for the caller:
 * - `rejected`: the provider understood and refused; nothing happened there
 * - `not_found`: unknown, or not visible to this login
 * - `credentials`: the login was refused
 * - `rate_limited`: too many calls this minute; nothing happened there
 * - `unknown`: no usable answer came; whatever was asked for may have happened
 */
export type ProviderFailure = 'rejected' | 'not_found' | 'credentials' | 'rate_limited' | 'unknown';

/** A failed call with what is needed to find it again in either log. */
export class ProviderError extends Error {
  constructor(
    readonly failure: ProviderFailure,
    readonly call: {
      readonly method: string;
      readonly path: string;
      readonly status: number;
      readonly requestId: string;
    },
    readonly code: string,
    readonly errors: readonly ProviderFieldError[],
  ) {
    super(errors[0]?.message || code);
    this.name = 'ProviderError';
  }

  /** Whether one of the reported faults has this code. */
  has(code: string): boolean {
    return this.code === code || this.errors.some((error) => error.code === code);
  }
}

/** What a status alone says. 5xx answers may come after the work was done. */
export function failureOf(status: number): ProviderFailure {
  if (status === 401) return 'credentials';
  if (status === 404) return 'not_found';
  if (status === 429) return 'rate_limited';
  return status >= 400 && status < 500 ? 'rejected' : 'unknown';
}

/**
 * The error body in one shape. The provider sends arrays, single objects, plain strings, HTML and nothing at all; each
 * gives a code and a list, never an exception.
 */
export function readErrorBody(text: string): { code: string; errors: ProviderFieldError[] } {
  const body = parseObject(text);
  const code = typeof body.error_code === 'string' ? body.error_code : 'unreadable_answer';
  const { error_messages: messages } = body;
  if (typeof messages === 'string') return { code, errors: [{ field: 'base', code, message: messages }] };
  if (!isObject(messages)) return { code, errors: [] };
  const errors = Object.entries(messages).flatMap(([field, value]) =>
    (Array.isArray(value) ? value : [value]).map((item) => readItem(field, item, code)),
  );
  return { code, errors };
}

function readItem(field: string, item: unknown, fallback: string): ProviderFieldError {
  if (!isObject(item)) return { field, code: fallback, message: String(item) };
  return { field, code: String(item.code ?? fallback), message: String(item.message ?? '') };
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return isObject(body) ? body : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
