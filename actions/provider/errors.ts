import type { ProviderFailure } from '../../domain/intents/outcome';

/** One field's fault as the provider reports it. */
export interface ProviderFieldError {
  readonly field: string;
  readonly code: string;
  readonly message: string;
  /** The values in the text, such as a limit or the list of missing details. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** Identifies the call in our log and in the provider's. The status is 0 if there was no answer. */
export interface FailedCall {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly requestId: string;
}

/**
 * A failed call. `message` is the provider's text for users and may repeat what they entered. The stack and `toString`
 * contain only the call and the codes, so that no log contains an account number.
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
    // The stack is written when it is first read: here, with the summary as its first line.
    const { stack } = this;
    this.message = errors[0]?.message || code;
    this.stack = stack;
  }

  /** Whether the error or one of its fields has this code. */
  has(code: string): boolean {
    return this.code === code || this.errors.some((error) => error.code === code);
  }

  override toString(): string {
    return `${this.name}: ${this.summary}`;
  }
}

/** The failure that an HTTP status stands for. A 5xx answer may come after the call took effect. */
export function failureOf(status: number): ProviderFailure {
  if (status === 401) return 'credentials';
  if (status === 404) return 'not_found';
  if (status === 429) return 'rate_limited';
  return status >= 400 && status < 500 ? 'rejected' : 'unknown';
}

/**
 * The error body in one shape. The provider sends arrays, single objects, plain strings, HTML or nothing; each gives a
 * code and a list, and none throws.
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
