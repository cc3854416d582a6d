import type { IncomingHttpHeaders } from 'node:http';
import { EngineError, type ErrorCode } from '../errors';
import { isJsonObject, type Json, type JsonObject } from '../json';
import type { Action } from '../model/model';
import type { Session } from '../session';
import { requestHeaders } from './actionHeaders';
import { sessionVariables } from './bind';
import { transformRequest, transformResponse, type HandlerRequest } from './transform';

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

const defaultTimeoutS = 30;

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
  const usual = {
    method: 'POST',
    url: action.url,
    headers: requestHeaders(action, request.clientHeaders),
    body: JSON.stringify(payload),
  };
  const { request: sent, seen } = action.requestTransform
    ? transformRequest(action.requestTransform, usual, payload)
    : { request: usual, seen: null };
  const { status, text, cookies } = await send(sent, action.metadata.timeout ?? defaultTimeoutS);
  const transform = action.responseTransform;
  const answer = transform ? transformResponse(transform, { status, body: parsed(text) ?? null }, seen) : text;
  return { body: answerBody(sent, status, answer), cookies };
}

async function send(
  { method, url, headers, body }: HandlerRequest,
  timeoutS: number,
): Promise<{ status: number; text: string; cookies: string[] }> {
  const takesBody = method !== 'GET' && method !== 'HEAD';
  try {
    const response = await fetch(url, {
      method,
      headers,
      body: takesBody ? body : undefined,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutS * 1000),
    });
    return { status: response.status, text: await response.text(), cookies: response.headers.getSetCookie() };
  } catch (error) {
    const internal = { message: error instanceof Error ? error.message : String(error), request: { url } };
    throw new EngineError('unexpected', 'http exception when calling webhook', '$', { internal });
  }
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

/** The JSON of a text; undefined when it is none. */
function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
