import type { ProviderFailure } from '../../domain/intents/outcome';

/** One field's fault as the provider reports it. */
export interface ProviderFieldError {
  readonly field: string;
  readonly code: string;
  readonly message: string;
  /** What the text was made of, such as a limit or the list of missing details. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** Which call it was, so that it is found again in either log. The status is 0 when no answer came. */
export interface FailedCall {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly requestId: string;
}

/**
 * A failed call. Its message is the provider's, for people, and may quote what they typed; what prints (text and stack)
 * names the call and the codes only, so that no log holds an account number.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  private readonly summary: string;

  constructor(
    readonly failure: ProviderFailure,
    readonly call: FailedCall,
    readonly code: string,
    readonly errors: readonly ProviderFieldError[],
  ) {
    const summary = `${call.method} ${call.path} failed with ${call.status} ${code} (request ${call.requestId || 'unknown'})`;
    super(summary);
    this.summary = summary;
    // Reading the stack writes it, with the summary at its head.
    const { stack } = this;
    this.message = errors[0]?.message || code;
    this.stack = stack;
  }

  /** Whether one of the reported faults has this code. */
  has(code: string): boolean {
    return this.code === code || this.errors.some((error) => error.code === code);
  }

  override toString(): string {
    return `${this.name}: ${this.summary}`;
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
  const code = typeof body.error_code === 'string' && body.error_code ? body.error_code : 'unreadable_answer';
  const { error_messages: messages } = body;
  const byField = isObject(messages) ? messages : { base: messages ?? [] };
  const errors = Object.entries(byField).flatMap(([field, value]) =>
    (Array.isArray(value) ? value : [value]).map((item) => readItem(field, item, code)),
  );
  return { code, errors };
}

function readItem(field: string, item: unknown, fallback: string): ProviderFieldError {
  if (!isObject(item)) return { field, code: fallback, message: String(item), params: {} };
  const { code, message, params } = item;
  return {
    field,
    code: String(code ?? fallback),
    message: String(message ?? ''),
    params: isObject(params) ? params : {},
  };
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
