import type { CombinedError } from 'urql';
import { messages } from '../../../domain/messages';
import { serviceText, unreachable } from './serviceTexts';

/** An error of the server: message and code as they came, for the log, and the field it concerns. */
export interface ServiceError {
  readonly message: string;
  readonly code: string;
  readonly field?: string;
  /** What the user is told. */
  readonly text: string;
}

const { errors } = messages;
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

function firstOf({ graphQLErrors: [first], networkError }: CombinedError) {
  const { code, field } = first?.extensions ?? {};
  const message = textOf(first?.message);
  const text = networkError ? unreachable : serviceText(textOf(code), message);
  return { message, code: textOf(code), field: textOf(field), text };
}

/** Reads a failed call (specification section 8): the first error's message, else "Unknown Error", and its code. */
export function serviceError(error: CombinedError | undefined): ServiceError {
  const { message, code, field, text } = error ? firstOf(error) : { text: serviceText(undefined, undefined) };
  return { message: message ?? errors.unknownService, code: code ?? errors.unknownCode, field, text };
}

/** Reads a failed query: the first error's message, else the error's own, else "An unknown error occurred", and a code. */
export function readError(error: CombinedError & { readonly code?: unknown }): ServiceError {
  const { message, code, field, text } = firstOf(error);
  return {
    message: message ?? textOf(error.message) ?? errors.unknown,
    code: code ?? textOf(error.code) ?? errors.unknownCode,
    field,
    text,
  };
}
