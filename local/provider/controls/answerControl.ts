import type { Answer } from '../http/endpoint';
import type { ControlParts } from './controlCall';
import { controls } from './controls';

/** A request below `/provider/_control`. */
export interface ControlRequest {
  readonly method: string;
  readonly name: string;
  readonly key: string | undefined;
  readonly query: URLSearchParams;
  readonly body: Buffer;
}

/** Answers a control; only with the key, and a mistake in the body is explained. */
export async function answerControl(parts: ControlParts, controlKey: string, request: ControlRequest): Promise<Answer> {
  if (request.key !== controlKey) {
    return { status: 401, body: { error: 'Header x-simulator-key is missing or wrong.' } };
  }
  const control = controls[`${request.method} ${request.name}`];
  if (!control) return { status: 404, body: { error: `Controls: ${Object.keys(controls).join(', ')}.` } };
  try {
    return { status: 200, body: await control(parts, { body: parseObject(request.body), query: request.query }) };
  } catch (error) {
    if (error instanceof RangeError) return { status: 400, body: { error: error.message } };
    throw error;
  }
}

function parseObject(body: Buffer): Record<string, unknown> {
  if (body.length === 0) return {};
  try {
    const parsed: unknown = JSON.parse(body.toString());
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return { ...parsed };
  } catch {
    // Refused below, like any other body that is not an object.
  }
  throw new RangeError('The body must be a JSON object.');
}
