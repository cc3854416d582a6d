import { errorCatalogue, RuleError } from '../../domain/errors';
import type { ActionError } from './generated/actions';
import type { Log } from './log';

/** What a Lambda behind HTTP returns. */
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
 * An error as Hasura passes it on: message and extensions with code and field. What was not expected goes to the log
 * under an event id, and only that id goes out.
 */
export function answerError(error: unknown, eventId: string, log: Log): Answer {
  if (error instanceof RuleError) {
    return refusal({ message: error.message, extensions: { code: error.code, field: error.field } });
  }
  log.error({ eventId, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }, 'unexpected');
  return refusal({
    message: `${errorCatalogue.unexpected} Error: Event ID ${eventId}`,
    extensions: { code: 'unexpected', eventId },
  });
}

function refusal(error: ActionError): Answer {
  return answer(400, error);
}
