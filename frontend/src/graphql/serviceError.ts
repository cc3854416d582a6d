import type { CombinedError } from 'urql';
import { messages } from '../../../domain/messages';

/** An error of the server for the screens: message, code, and the field it concerns. */
export interface ServiceError {
  readonly message: string;
  readonly code: string;
  readonly field?: string;
}

const { errors } = messages;
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

function firstOf({ graphQLErrors: [first] }: CombinedError) {
  const { code, field } = first?.extensions ?? {};
  return { message: textOf(first?.message), code: textOf(code), field: textOf(field) };
}

/** Reads a failed call (specification section 8): the first error's message, else "Unknown Error", and its code. */
export function serviceError(error: CombinedError | undefined): ServiceError {
  const { message, code, field } = error ? firstOf(error) : {};
  return { message: message ?? errors.unknownService, code: code ?? errors.unknownCode, field };
}

/** Reads a failed query: the first error's message, else the error's own, else "An unknown error occurred", and a code. */
export function readError(error: CombinedError & { readonly code?: unknown }): ServiceError {
  const { message, code, field } = firstOf(error);
  return {
    message: message ?? textOf(error.message) ?? errors.unknown,
    code: code ?? textOf(error.code) ?? errors.unknownCode,
    field,
  };
}
