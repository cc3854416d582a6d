import { EngineError } from '../errors';
import { writeJson, type Json, type JsonObject } from '../json';
import { evaluate, type Bindings } from '../kriti/evaluate';
import { KritiError, type Template } from '../kriti/template';
import type { BodyTransform, RequestTransform } from '../model/buildTransform';
import type { HandlerRequest } from './webhook';

/** A transformed request, and the variables of its templates, which response templates read as `$request`. */
export interface TransformedRequest {
  readonly request: HandlerRequest;
  readonly seen: JsonObject;
}

/** Applies a request transform to the usual request. Throws `unexpected` when a template fails. */
export function transformRequest(
  transform: RequestTransform,
  request: HandlerRequest,
  payload: JsonObject,
): TransformedRequest {
  const seen: JsonObject = {
    body: payload,
    base_url: request.url,
    session_variables: payload.session_variables ?? null,
    query_params: [...new URL(request.url).searchParams],
  };
  const bindings = Object.fromEntries(Object.entries(seen).map(([name, value]) => [`$${name}`, value]));
  return attempt('Request Transformation Failed', () => ({ request: applied(transform, request, bindings), seen }));
}

/** Applies a response transform to a handler's body. `request` is what the request's templates saw, if it has any. */
export function transformResponse(
  transform: BodyTransform,
  response: { readonly status: number; readonly body: Json },
  request: JsonObject | null,
): string {
  const bindings = { $body: response.body, $request: request, $response: { status: response.status } };
  return attempt('Response Transformation Failed', () => {
    if (transform.kind === 'form') return JSON.stringify(formText(transform.fields, bindings));
    return transform.kind === 'remove' ? 'null' : writeJson(evaluate(transform.template, bindings));
  });
}

function attempt<Result>(message: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof KritiError)) throw error;
    throw new EngineError('unexpected', message, '$', { internal: [{ message: error.message }] });
  }
}

function applied(transform: RequestTransform, request: HandlerRequest, bindings: Bindings): HandlerRequest {
  const url = transform.url ? addressOf(textOf(transform.url, bindings)) : request.url;
  return {
    method: transform.method ?? request.method,
    url: transform.queryParams ? withQuery(url, transform.queryParams, bindings) : url,
    headers: headersOf(transform, request, bindings),
    body: transform.body ? bodyText(transform.body, bindings) : request.body,
  };
}

function bodyText(transform: BodyTransform, bindings: Bindings): string | undefined {
  if (transform.kind === 'remove') return undefined;
  if (transform.kind === 'form') return formText(transform.fields, bindings);
  return writeJson(evaluate(transform.template, bindings));
}

function formText(fields: readonly (readonly [string, Template])[], bindings: Bindings): string {
  return fields
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(textOf(value, bindings))}`)
    .join('&');
}

function addressOf(text: string): string {
  if (!URL.canParse(text)) throw new KritiError(`Invalid URL: ${text}`);
  return text;
}

/** Replaces the query of an address. A pair with null in it is left out. */
function withQuery(url: string, query: NonNullable<RequestTransform['queryParams']>, bindings: Bindings): string {
  const address = new URL(url);
  if (!('kind' in query)) {
    const pairs = query.map(([name, value]) => [textOf(name, bindings), textOf(value, bindings)]);
    address.search = new URLSearchParams(pairs.filter((pair) => !pair.includes('null'))).toString();
  } else address.search = textOf(query, bindings);
  return address.toString();
}

function headersOf(
  { removeHeaders, addHeaders }: RequestTransform,
  { headers }: HandlerRequest,
  bindings: Bindings,
): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !removeHeaders.includes(name));
  return Object.fromEntries([...kept, ...addHeaders.map(([name, value]) => [name, textOf(value, bindings)])]);
}

function textOf(template: Template, bindings: Bindings): string {
  return String(evaluate(template, bindings));
}
