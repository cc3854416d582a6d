import type { IncomingMessage } from 'node:http';
import type { RunWork, Work } from '../work';
import { actingFor, identify } from './actor';
import type { CallParameters } from './callParameters';
import type { Actor, Answer, Endpoint, OpenCall, OpenEndpoint, SessionEndpoint } from './endpoint';
import { findEndpoint, type FoundEndpoint } from './endpoints';
import { ApiError, refuseIf } from './errors';
import { idErrors, parameterErrors, refuseExtraParameters, type ParameterTable } from './parameterRules';
import type { RateLimits } from './rateLimits';

/** What the simulator needs to answer calls. */
export interface ApiParts {
  readonly run: RunWork;
  readonly limits: RateLimits;
  readonly linkKey: string;
}

/** A request below `/provider/v2`, taken apart. */
export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly parameters: CallParameters;
  /** Scheme and host under which the caller reached the simulator. */
  readonly origin: string;
}

/**
 * Answers a call: who is it, may it still ask this minute, are its parameters the endpoint's, then the work.
 * @throws ApiError in the provider's shape
 */
export function answerCall(parts: ApiParts, request: ApiRequest): Promise<Answer> {
  const found = findEndpoint(request.method, request.path);
  if (!found) return Promise.reject(unknownEndpoint(request));
  const { endpoint } = found;
  if (endpoint.access === 'open') return parts.run((work) => answerOpen(endpoint, parts, work, request, found));
  return answerSession(endpoint, parts, request, found);
}

async function answerSession(
  endpoint: SessionEndpoint,
  { run, limits, linkKey }: ApiParts,
  request: ApiRequest,
  { ids }: FoundEndpoint,
): Promise<Answer> {
  const token = request.headers['x-auth-token'];
  // A unit of work of its own: being here keeps the session alive, even if the call is refused.
  const actor = await run(({ books, now }) => identify(books, Array.isArray(token) ? token[0] : token, now));
  return run((work) => {
    limits.count(actor.login.login_id, endpoint.limit, work.now);
    checkParameters(endpoint, acceptedBy(endpoint), request.parameters);
    refuseIf(endpoint.failure, idErrors(ids));
    const call = openCall(work, request, ids, linkKey);
    return endpoint.handle({ ...call, actor: asked(endpoint, work, request, actor) });
  });
}

function answerOpen(
  endpoint: OpenEndpoint,
  { limits, linkKey }: ApiParts,
  work: Work,
  request: ApiRequest,
  { ids }: FoundEndpoint,
): Answer {
  limits.count(request.parameters.text('login_id') ?? '', endpoint.limit, work.now);
  checkParameters(endpoint, endpoint.parameters, request.parameters);
  return endpoint.handle(openCall(work, request, ids, linkKey));
}

function openCall(
  work: Work,
  { parameters, origin }: ApiRequest,
  ids: FoundEndpoint['ids'],
  linkKey: string,
): OpenCall {
  return { ...work, parameters, origin, linkKey, ids, id: Object.values(ids)[0] ?? '' };
}

function acceptedBy({ onBehalfOf, parameters }: SessionEndpoint): ParameterTable {
  return onBehalfOf ? { ...parameters, on_behalf_of: { format: 'text' } } : parameters;
}

function asked(endpoint: SessionEndpoint, { books }: Work, { parameters }: ApiRequest, actor: Actor): Actor {
  const contactId = parameters.text('on_behalf_of');
  return contactId === undefined ? actor : actingFor(books, actor, contactId, endpoint.failure);
}

function checkParameters(endpoint: Endpoint, table: ParameterTable, parameters: CallParameters): void {
  refuseExtraParameters(table, parameters);
  refuseIf(endpoint.failure, parameterErrors(table, parameters));
}

function unknownEndpoint({ method, path }: ApiRequest): ApiError {
  const message = `There is no ${method} ${path}`;
  return new ApiError(404, 'not_found', [{ field: 'base', code: 'not_found', message }]);
}
