/** An error's text (specification section 8): a string as it is, else its message, else JSON. */
export function textOfError(cause: unknown): string {
  if (typeof cause === 'string') return cause;
  const { message } = (cause ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : JSON.stringify(cause);
}
