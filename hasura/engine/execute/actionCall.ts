import { type IncomingHttpHeaders } from 'node:http';
import { EngineError } from '../errors';
import { isJsonObject, type Json } from '../json';
import { type Action } from '../model/types';
import { type Session } from '../session';
import { sessionVariables } from './bind';

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

const DEFAULT_TIMEOUT_S = 30;

/** Client headers that say something about the hop and not about the request. */
const IGNORED_HEADERS = new Set([
  'accept',
  'accept-datetime',
  'accept-encoding',
  'cache-control',
  'connection',
  'content-length',
  'content-md5',
  'content-type',
  'dnt',
  'host',
  'origin',
  'referer',
  'te',
  'transfer-encoding',
  'upgrade',
  'user-agent',
]);

/** Calls an action's handler. Throws the handler's own error for a 4xx, `unexpected` for what else goes wrong. */
export async function callAction(
  action: Action,
  input: Record<string, Json>,
  request: ActionRequest,
): Promise<ActionAnswer> {
  const { status, text, cookies } = await post(action, input, request);
  if (status >= 300 && status < 400) throw new EngineError('unexpected', 'internal error');
  if (status >= 500) throw new EngineError('unexpected', 'internal error', '$', { internal: { response: text } });
  const body = parseBody(text);
  if (status >= 400) throw handlerError(body);
  return { body, cookies };
}

async function post(
  action: Action,
  input: Record<string, Json>,
  request: ActionRequest,
): Promise<{ status: number; text: string; cookies: string[] }> {
  const payload = {
    action: { name: action.name },
    input,
    session_variables: sessionVariables(request.session),
    request_query: request.query,
  };
  try {
    const response = await fetch(action.url, {
      method: 'POST',
      headers: requestHeaders(action, request.clientHeaders),
      body: JSON.stringify(payload),
      redirect: 'manual',
      signal: AbortSignal.timeout((action.metadata.timeout ?? DEFAULT_TIMEOUT_S) * 1000),
    });
    return { status: response.status, text: await response.text(), cookies: response.headers.getSetCookie() };
  } catch (error) {
    const internal = { message: error instanceof Error ? error.message : String(error) };
    throw new EngineError('unexpected', 'http exception when calling webhook', '$', { internal });
  }
}

/** Client headers win over configured ones, as Hasura has it by default. */
function requestHeaders(action: Action, client: IncomingHttpHeaders): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { name, value } of action.headers) headers[name.toLowerCase()] = value;
  if (action.metadata.forward_client_headers)
    for (const [name, value] of Object.entries(client))
      if (value !== undefined && !IGNORED_HEADERS.has(name))
        headers[name] = Array.isArray(value) ? value.join(', ') : value;
  return { ...headers, 'content-type': 'application/json', 'user-agent': 'hasura-graphql-engine/v2.48.0' };
}

function parseBody(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new EngineError('unexpected', 'not a valid json response from webhook');
  }
}

function handlerError(body: Json): EngineError {
  if (!isJsonObject(body) || typeof body.message !== 'string')
    return new EngineError(
      'parse-failed',
      'When parsing the record ActionWebhookErrorResponse: key "message" not found',
    );
  const { message, code, extensions } = body;
  if (isJsonObject(extensions)) return new EngineError('unexpected', message, '$', { extensions });
  return new EngineError(typeof code === 'string' ? code : 'unexpected', message);
}
