import { type CombinedError } from 'urql';
import { messages } from '../../../domain/messages';

/** A failure of a call as screens show it: the first error's text and code, and the field it concerns. */
export interface ServiceError {
  readonly message: string;
  readonly code: string;
  readonly field?: string;
}

/** Reads a failed call (specification section 8): first error's message, else the error's own, else a default. */
export function serviceError(error: CombinedError): ServiceError {
  const first = error.graphQLErrors[0];
  const { code, field } = (first?.extensions ?? {}) as { code?: unknown; field?: unknown };
  return {
    message: first?.message || error.message || messages.errors.unknown,
    code: typeof code === 'string' ? code : messages.errors.unknownCode,
    field: typeof field === 'string' ? field : undefined,
  };
}
