import type { CombinedError } from 'urql';
import { messages } from '../../../domain/messages';
import { serviceText, unreachable } from './serviceTexts';

/** An error of the server: message and code as they came, for the log, and the field it concerns. */
export interface ServiceError {
  readonly message: string;
  readonly code: string;
  readonly field?: string;
  /** Under which an unexpected failure stands in the server's log. */
  readonly eventId?: string;
  /** What the user is told. */
  readonly text: string;
}

const { errors } = messages;
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

function firstOf(error: CombinedError | undefined): Partial<ServiceError> & Pick<ServiceError, 'text'> {
  if (!error) return { text: serviceText(undefined, undefined) };
  const {
    graphQLErrors: [first],
    networkError,
  } = error;
  const { code, field, eventId } = first?.extensions ?? {};
  const message = textOf(first?.message);
  const text = networkError ? unreachable : serviceText(textOf(code), message);
  return { message, code: textOf(code), field: textOf(field), eventId: textOf(eventId), text };
}

/** Reads a failed call (specification section 8): the first error's message, else "Unknown Error", and its code. */
export function serviceError(error: CombinedError | undefined): ServiceError {
  const first = firstOf(error);
  const { message = errors.unknownService, code = errors.unknownCode } = first;
  return { ...first, message, code };
}

/** Reads a failed query: the first error's message, else the error's own, else "An unknown error occurred", and a code. */
export function readError(error: CombinedError & { readonly code?: unknown }): ServiceError {
  const first = firstOf(error);
  return {
    ...first,
    message: first.message ?? textOf(error.message) ?? errors.unknown,
    code: first.code ?? textOf(error.code) ?? errors.unknownCode,
  };
}
