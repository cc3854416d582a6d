import { type PreparedRequest, type OperationResult } from './operationRun';
import { sessionVariables } from './bind';

/** Who watches a live query. */
export interface Subscriber {
  /** The finished `data`; called at once with what is known, then whenever it has changed. */
  readonly next: (data: string) => void;
  readonly fail: (error: unknown) => void;
}

/** Live queries of all sockets; the same query for the same session and variables is asked once for all its subscribers. */
export interface LiveQueries {
  readonly subscribe: (prepared: PreparedRequest, subscriber: Subscriber) => () => void;
  /** Looks again at once: something has changed. */
  readonly refresh: () => void;
  readonly close: () => void;
}

interface Poller {
  readonly prepared: PreparedRequest;
  readonly subscribers: Set<Subscriber>;
  last?: string;
  running: boolean;
  /** Something has changed while the query was running. */
  stale: boolean;
}

/** Polls each distinct live query at the interval. */
export function createLiveQueries(
  run: (prepared: PreparedRequest) => Promise<OperationResult>,
  intervalMs: number,
): LiveQueries {
  const pollers = new Map<string, Poller>();
  const pollAll = (): void => pollers.forEach((poller) => void poll(poller, run));
  const timer = setInterval(pollAll, intervalMs);
  return {
    subscribe: (prepared, subscriber) => {
      const key = sharingKey(prepared);
      const poller = pollers.get(key) ?? { prepared, subscribers: new Set(), running: false, stale: false };
      pollers.set(key, poller);
      poller.subscribers.add(subscriber);
      if (poller.last !== undefined) subscriber.next(poller.last);
      else void poll(poller, run);
      return () => {
        poller.subscribers.delete(subscriber);
        if (poller.subscribers.size === 0 && pollers.get(key) === poller) pollers.delete(key);
      };
    },
    refresh: pollAll,
    close: () => {
      clearInterval(timer);
      pollers.clear();
    },
  };
}

/** Polls that overlap are one; a change in between is looked at after it. */
async function poll(poller: Poller, run: (prepared: PreparedRequest) => Promise<OperationResult>): Promise<void> {
  if (poller.running) {
    poller.stale = true;
    return;
  }
  poller.running = true;
  do {
    poller.stale = false;
    await pollOnce(poller, run);
  } while (poller.stale && poller.subscribers.size > 0);
  poller.running = false;
}

async function pollOnce(poller: Poller, run: (prepared: PreparedRequest) => Promise<OperationResult>): Promise<void> {
  try {
    const { data } = await run(poller.prepared);
    if (data === poller.last) return;
    poller.last = data;
    for (const subscriber of poller.subscribers) subscriber.next(data);
  } catch (error) {
    for (const subscriber of poller.subscribers) subscriber.fail(error);
  }
}

/** Requests of one key have the same answer: role, document, variables and the session variables the query reads. */
function sharingKey({ operation, bindings, request }: PreparedRequest): string {
  const { session, variables } = bindings;
  const all = sessionVariables(session);
  const statements = operation.roots.flatMap((root) => (root.kind === 'select' ? [root.statement] : []));
  const isWhole = statements.some(({ wholeSession }) => wholeSession);
  const names = statements.flatMap((statement) => statement.sessionVariables);
  const read = isWhole ? all : Object.fromEntries([...new Set(names)].sort().map((name) => [name, all[name]]));
  return JSON.stringify([session.role, session.backendOnly, request.query, request.operationName, variables, read]);
}
