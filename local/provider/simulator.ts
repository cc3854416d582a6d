import { setMaxListeners } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { accountRequestsPath, handleAccountRequest, type AccountRequestParts } from './accountRequests/handle';
import { answerControl } from './controls/answerControl';
import type { ControlParts } from './controls/controlCall';
import { createFaultInjector } from './faults/faultInjector';
import { handleApi, type ApiHandlerParts } from './http/apiHandler';
import { BodyTooLarge, readBody, send } from './http/exchange';
import { createRateLimits } from './http/rateLimits';
import { createRequestJournal } from './http/requestJournal';
import { startLifeCycle } from './lifeCycle/lifeCycle';
import { booksPage } from './pages/booksPage';
import { confirmationDocument } from './resources/payments/confirmation/document';
import { confirmationPath } from './resources/payments/confirmation/read';
import { createPushQueue } from './pushes/pushQueue';
import { seedTransactions } from './seedTransactions';
import { seedWorld } from './seedWorld';
import { createIdentifiers } from './store/identifiers';
import { openRecordStore } from './store/recordStore';
import { createRunWork } from './work';
import type { SimulatorWorld, WorldMovement } from './world';

/** What a simulator needs from its surroundings. */
export interface SimulatorOptions {
  /** Postgres; the books live in its schema `provider_simulator` and survive a restart. */
  readonly databaseUrl: string;
  /** Signs the pushes. */
  readonly hmacKey: string;
  /** Where pushes go; absent: none are sent. */
  readonly pushUrl?: string;
  /** Opens the controls, header `x-simulator-key`. */
  readonly controlKey: string;
  /** The credential of those who send requests for accounts. */
  readonly accountRequestsKey: string;
  /** Business time, shared with the rest of the local stack. */
  readonly clock: { now(): Date; advance(isoDuration: string): Promise<void> | void };
  /** Determines ids and references. */
  readonly seed?: number;
  /** Milliseconds between the steps of a payment; 0: only explicit ticks. */
  readonly tickMs?: number;
  readonly log: (entry: Record<string, unknown>) => void;
}

/** The provider, local. It serves every path that begins with `/provider`. */
export interface Simulator {
  handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
  /** Loads a world; what is there already stays as it is. */
  seed(world: SimulatorWorld): Promise<void>;
  /**
   * Enters past movements as they come, each wallet's oldest first, some thousand at a time; what is there already,
   * by id, stays as it is. Resolves to how many came.
   */
  seedTransactions(rows: Iterable<WorldMovement> | AsyncIterable<WorldMovement>): Promise<number>;
}

const defaultTickMs = 500;

/** Opens the books and starts the life of payments. @throws Error when the database cannot be reached */
export async function createSimulator(options: SimulatorOptions): Promise<Simulator> {
  const { clock, log, hmacKey, pushUrl } = options;
  const now = () => clock.now();
  const closing = new AbortController();
  // Every connection that a fault holds open waits for this signal.
  setMaxListeners(0, closing.signal);
  const store = await openRecordStore(options.databaseUrl);
  const faults = createFaultInjector();
  const target = pushUrl === undefined ? undefined : { url: pushUrl, hmacKey };
  const pushes = createPushQueue({ target, faultsFor: faults.forPush, log });
  const run = createRunWork({ store, now, identifiers: createIdentifiers(options.seed ?? 1), send: pushes.send });
  const lifeCycle = startLifeCycle(run, options.tickMs ?? defaultTickMs, log);
  const shared = { run, faults, limits: createRateLimits(), journal: createRequestJournal() };
  const pages = { now, linkKey: hmacKey };
  const { accountRequestsKey } = options;
  const api = { ...shared, ...pages, accountRequestsKey, closing: closing.signal, log };
  const control: ControlParts = { ...shared, lifeCycle, clock };
  return {
    handleRequest: (request, response) =>
      route(api, control, options.controlKey, request, response).catch((error: unknown) => {
        log({ event: 'provider_request_failed', error: String(error) });
        send(response, { status: error instanceof BodyTooLarge ? 413 : 500, body: { error: 'Request not handled.' } });
      }),
    seed: (world) => run((work) => seedWorld(work, world)),
    seedTransactions: (rows) => seedTransactions(run, rows),
    close: async () => {
      closing.abort();
      await lifeCycle.stop();
      await pushes.close();
      await store.close();
    },
  };
}

async function route(
  api: ApiHandlerParts & AccountRequestParts,
  control: ControlParts,
  controlKey: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname.startsWith('/provider/v2/')) return handleApi(api, request, response, url);
  if (url.pathname === accountRequestsPath) return handleAccountRequest(api, request, response);
  if (url.pathname.startsWith('/provider/_control/')) {
    const name = url.pathname.slice('/provider/_control/'.length);
    const key = request.headers['x-simulator-key'];
    const body = await readBody(request);
    const call = { method: request.method ?? 'GET', name, key: String(key), query: url.searchParams, body };
    return send(response, await answerControl(control, controlKey, call));
  }
  if (url.pathname.startsWith(confirmationPath)) {
    return send(response, await confirmationDocument(api.run, url, api.linkKey));
  }
  if (url.pathname !== '/provider' && url.pathname !== '/provider/') return send(response, { status: 404 });
  send(response, await api.run(({ books }) => booksPage(books)));
}
