import { type IncomingMessage } from 'node:http';
import { type RunWork, type Work } from '../work';
import { actingFor, identify } from './actor';
import { type CallParameters } from './callParameters';
import { type Actor, type Answer, type Endpoint, type OpenEndpoint, type SessionEndpoint } from './endpoint';
import { findEndpoint } from './endpoints';
import { ApiError, refuseIf } from './errors';
import { parameterErrors, refuseExtraParameters, type ParameterTable } from './parameterRules';
import { type RateLimits } from './rateLimits';

/** What the simulator needs to answer calls. */
export interface ApiParts {
  readonly run: RunWork;
  readonly limits: RateLimits;
}

/** A request below `/provider/v2`, taken apart. */
export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly parameters: CallParameters;
}

/**
 * Answers a call: who is it, may it still ask this minute, are its parameters the endpoint's, then the work.
 * @throws ApiError in the provider's shape
 */
export function answerCall({ run, limits }: ApiParts, request: ApiRequest): Promise<Answer> {
  const found = findEndpoint(request.method, request.path);
  if (!found) return Promise.reject(unknownEndpoint(request));
  const { endpoint, id } = found;
  if (endpoint.access === 'open') return run((work) => answerOpen(endpoint, limits, work, request, id));
  return answerSession(endpoint, { run, limits }, request, id);
}

async function answerSession(
  endpoint: SessionEndpoint,
  { run, limits }: ApiParts,
  request: ApiRequest,
  id: string,
): Promise<Answer> {
  const token = request.headers['x-auth-token'];
  // A unit of work of its own: being here keeps the session alive, even if the call is refused.
  const actor = await run(({ books, now }) => identify(books, Array.isArray(token) ? token[0] : token, now));
  return run((work) => {
    limits.count(actor.login.login_id, endpoint.limit, work.now);
    checkParameters(endpoint, acceptedBy(endpoint), request.parameters);
    return endpoint.handle({
      ...work,
      id,
      parameters: request.parameters,
      actor: asked(endpoint, work, request, actor),
    });
  });
}

function answerOpen(endpoint: OpenEndpoint, limits: RateLimits, work: Work, request: ApiRequest, id: string): Answer {
  limits.count(request.parameters.text('login_id') ?? '', endpoint.limit, work.now);
  checkParameters(endpoint, endpoint.parameters, request.parameters);
  return endpoint.handle({ ...work, id, parameters: request.parameters });
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
