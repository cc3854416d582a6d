import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '../faults/fault';
import type { FaultInjector } from '../faults/faultInjector';
import { refusalOf, refuse, truncated } from '../faults/refusals';
import { timeText } from '../wire';
import { answerCall, type ApiParts, type ApiRequest } from './answerCall';
import { readParameters } from './callParameters';
import type { Answer } from './endpoint';
import { ApiError, internalError } from './errors';
import { readBody, send } from './exchange';
import { redacted, type JournalEntry, type RequestJournal } from './requestJournal';

const holdMs = 30_000;
const slowMs = 3_000;

/** What answering a request takes besides the API itself. */
export interface ApiHandlerParts extends ApiParts {
  readonly faults: FaultInjector;
  readonly journal: RequestJournal;
  readonly now: () => Date;
  readonly closing: AbortSignal;
  readonly log: (entry: Record<string, unknown>) => void;
}

/** Handles a request below `/provider/v2`: records it, applies the faults, answers. */
export async function handleApi(
  parts: ApiHandlerParts,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const received = await receive(request, url);
  const requestId = randomUUID();
  const faults = parts.faults.forRequest(received.path);
  const entry = journalEntry(parts, received, requestId, faults);
  parts.journal.add(entry);
  const answer = await answerUnderFaults(parts, received, requestId, faults);
  if (!answer) {
    response.destroy();
    return;
  }
  entry.status = answer.status;
  send(response, { ...answer, headers: { ...answer.headers, 'x-request-id': requestId } });
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

function journalEntry(
  { now }: ApiHandlerParts,
  { method, path, parameters }: ApiRequest,
  requestId: string,
  faults: ReadonlySet<Fault>,
): JournalEntry {
  const at = timeText(now());
  return {
    at,
    request_id: requestId,
    method,
    path,
    parameters: redacted(parameters),
    faults: [...faults],
    status: null,
  };
}

/** The answer that the faults leave; undefined when the connection is to be cut. */
async function answerUnderFaults(
  parts: ApiHandlerParts,
  received: ApiRequest,
  requestId: string,
  faults: ReadonlySet<Fault>,
): Promise<Answer | undefined> {
  const isLostAfterwards = faults.has('drop_after_commit');
  if (faults.has('slow')) await pause(slowMs, parts.closing);
  if (faults.has('reset')) return undefined;
  if (faults.has('timeout') && !isLostAfterwards) return pause(holdMs, parts.closing);
  const refusal = refusalOf(faults, requestId);
  if (refusal) return refusal;
  const answer = await answerOrRefusal(parts, received, requestId);
  if (isLostAfterwards) return faults.has('timeout') ? pause(holdMs, parts.closing) : undefined;
  return faults.has('bad_json') ? truncated(answer) : answer;
}

async function answerOrRefusal(parts: ApiHandlerParts, received: ApiRequest, requestId: string): Promise<Answer> {
  try {
    return await answerCall(parts, received);
  } catch (error) {
    if (error instanceof ApiError) return refuse(error);
    parts.log({ event: 'provider_error', request_id: requestId, path: received.path, error: String(error) });
    return refuse(internalError(requestId));
  }
}

/** Waits, or until the simulator closes. */
async function pause(ms: number, closing: AbortSignal): Promise<undefined> {
  await delay(ms, undefined, { signal: closing }).catch(() => undefined);
  return undefined;
}
