import { errorCatalogue, RuleError } from '../../domain/errors';
import type { ActionError } from './generated/actions';
import type { Log } from './log';

/** The HTTP response of a Lambda. */
export interface Answer {
  readonly statusCode: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** A JSON answer with its status. */
export function answer(statusCode: number, body: unknown): Answer {
  return {
    statusCode,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: JSON.stringify(body),
  };
}

/**
 * An error in the shape that Hasura passes on: message, and extensions with code and field. An unexpected error is
 * logged under an event id, and the answer contains only that id.
 */
export function answerError(error: unknown, newId: () => string, log: Log): Answer {
  return answer(400, describeError(error, newId, log));
}

/** The same without the HTTP response. */
export function describeError(error: unknown, newId: () => string, log: Log): ActionError {
  if (error instanceof RuleError) {
    return { message: error.message, extensions: { code: error.code, field: error.field } };
  }
  const eventId = newId();
  log.error({ eventId, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }, 'unexpected');
  return {
    message: `${errorCatalogue.unexpected} Error: Event ID ${eventId}`,
    extensions: { code: 'unexpected', eventId },
  };
}
