import type { IncomingHttpHeaders } from 'node:http';
import { EngineError, type ErrorCode } from '../errors';
import { isJsonObject, type Json, type JsonObject } from '../json';
import type { Action } from '../model/model';
import type { Session } from '../session';
import { sessionVariables } from './bind';
import { transformRequest, transformResponse } from './transform';
import { parsed, sendRequest, usualRequest, type HandlerRequest } from './webhook';

/** What a handler is told besides its arguments. */
export interface ActionRequest {
  readonly session: Session;
  readonly query: string;
  readonly clientHeaders: IncomingHttpHeaders;
}

/** A handler's answer, parsed, and the cookies it sets. */
export interface ActionAnswer {
  readonly body: Json;
  readonly cookies: readonly string[];
}

/** Calls an action's handler. Throws the handler's own error for a 4xx, `unexpected` for what else goes wrong. */
export async function callAction(
  action: Action,
  input: Record<string, Json>,
  request: ActionRequest,
): Promise<ActionAnswer> {
  const payload: JsonObject = {
    action: { name: action.name },
    input,
    session_variables: { ...sessionVariables(request.session) },
    request_query: request.query,
  };
  const usual = usualRequest(action.webhook, request.clientHeaders, payload);
  const { request: sent, seen } = action.requestTransform
    ? transformRequest(action.requestTransform, usual, payload)
    : { request: usual, seen: null };
  const { status, text, cookies } = await sendRequest(sent, action.webhook.timeoutS, 'calling webhook');
  const transform = action.responseTransform;
  const answer = transform ? transformResponse(transform, { status, body: parsed(text) ?? null }, seen) : text;
  return { body: answerBody(sent, status, answer), cookies };
}

function answerBody(request: HandlerRequest, status: number, text: string): Json {
  const fail = (code: ErrorCode, message: string, error: string): EngineError => {
    const internal = { error, request: { url: request.url, body: request.body }, response: { status, body: text } };
    return new EngineError(code, message, '$', { internal });
  };
  const body = parsed(text);
  if (body === undefined) throw fail('unexpected', 'not a valid json response from webhook', 'invalid json');
  if (status >= 200 && status < 300) return body;
  if (status < 400 || status >= 500) {
    throw fail('unexpected', 'internal error', `expecting 2xx or 4xx status code, but found ${status}`);
  }
  if (!isJsonObject(body) || typeof body.message !== 'string') {
    const message = 'When parsing the record ActionWebhookErrorResponse: key "message" not found';
    throw fail('parse-failed', message, 'unexpected response');
  }
  throw handlerError(body.message, body);
}

function handlerError(message: string, { code, extensions }: JsonObject): EngineError {
  if (isJsonObject(extensions)) return new EngineError('unexpected', message, '$', { extensions });
  return new EngineError(typeof code === 'string' ? code : 'unexpected', message);
}
