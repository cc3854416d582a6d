import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '../faults/fault';
import type { FaultInjector } from '../faults/faultInjector';
import { refusalOf, refuse, truncated } from '../faults/refusals';
import { timeText } from '../wire';
import type { Answer } from './endpoint';
import { ApiError, internalError } from './errors';
import { send } from './exchange';
import type { JournalEntry, RequestJournal } from './requestJournal';

const holdMs = 30_000;
const slowMs = 3_000;

/** What recording a request and applying the faults to it takes. */
export interface FaultParts {
  readonly faults: FaultInjector;
  readonly journal: RequestJournal;
  readonly now: () => Date;
  readonly closing: AbortSignal;
  readonly log: (entry: Record<string, unknown>) => void;
}

/** A request as the journal and the rules of faults see it. */
export type RecordedCall = Pick<JournalEntry, 'method' | 'path' | 'parameters'>;

/** Records a request, answers it by `answer` and sends what the faults leave of that. */
export async function handleUnderFaults(
  parts: FaultParts,
  call: RecordedCall,
  response: ServerResponse,
  answer: () => Promise<Answer>,
): Promise<void> {
  const requestId = randomUUID();
  const faults = parts.faults.forRequest(call.path);
  const at = timeText(parts.now());
  const entry: JournalEntry = { at, request_id: requestId, ...call, faults: [...faults], status: null };
  parts.journal.add(entry);
  const left = await answerUnderFaults(parts, faults, requestId, () => answerOrRefusal(parts, call, requestId, answer));
  if (!left) {
    response.destroy();
    return;
  }
  entry.status = left.status;
  send(response, { ...left, headers: { ...left.headers, 'x-request-id': requestId } });
}

/** The answer that the faults leave; undefined when the connection is to be cut. */
async function answerUnderFaults(
  { closing }: FaultParts,
  faults: ReadonlySet<Fault>,
  requestId: string,
  answer: () => Promise<Answer>,
): Promise<Answer | undefined> {
  const isLostAfterwards = faults.has('drop_after_commit');
  if (faults.has('slow')) await pause(slowMs, closing);
  if (faults.has('reset')) return undefined;
  if (faults.has('timeout') && !isLostAfterwards) return pause(holdMs, closing);
  const refusal = refusalOf(faults, requestId);
  if (refusal) return refusal;
  const given = await answer();
  if (isLostAfterwards) return faults.has('timeout') ? pause(holdMs, closing) : undefined;
  return faults.has('bad_json') ? truncated(given) : given;
}

async function answerOrRefusal(
  { log }: FaultParts,
  { path }: RecordedCall,
  requestId: string,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof ApiError) return refuse(error);
    log({ event: 'provider_error', request_id: requestId, path, error: String(error) });
    return refuse(internalError(requestId));
  }
}

/** Waits, or until the simulator closes. */
async function pause(ms: number, closing: AbortSignal): Promise<undefined> {
  await delay(ms, undefined, { signal: closing }).catch(() => undefined);
  return undefined;
}
