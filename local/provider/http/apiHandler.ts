import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerCall, type ApiParts, type ApiRequest } from './answerCall';
import { readParameters } from './callParameters';
import { readBody } from './exchange';
import { redacted } from './requestJournal';
import { handleUnderFaults, type FaultParts } from './underFaults';

/** What answering a request takes besides the API itself. */
export interface ApiHandlerParts extends ApiParts, FaultParts {}

/** Handles a request below `/provider/v2`: records it, applies the faults, answers. */
export async function handleApi(
  parts: ApiHandlerParts,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const received = await receive(request, url);
  const { method, path, parameters } = received;
  const call = { method, path, parameters: redacted(parameters) };
  return handleUnderFaults(parts, call, response, () => answerCall(parts, received));
}

async function receive(request: IncomingMessage, url: URL): Promise<ApiRequest> {
  const body = await readBody(request);
  return {
    method: request.method ?? 'GET',
    path: url.pathname.slice('/provider/v2'.length),
    headers: request.headers,
    parameters: await readParameters(url.searchParams, request.headers, body),
    origin: `http://${request.headers.host ?? 'localhost'}`,
  };
}
