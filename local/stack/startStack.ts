import { chooseActionPorts, type ActionClient } from './actionClient';
import { openActions } from './actions';
import { writeDemoDocuments } from './demo/documents';
import { openDatabase, type LocalDatabase } from './database';
import { lockFolder, wipeFolder } from './dataFolder';
import { openGateway } from './gateway';
import { openGraphql } from './graphql';
import { fullDiskRoutes } from './health';
import { fileLog } from './log';
import { cloudCredentials, documentsFolder, environmentOfActions, namesOf } from './names';
import type { StackOptions } from './options';
import { Parts } from './parts';
import { persistentClock } from './persistentClock';
import { isHeldAfterRestore } from './restored';
import { routesOf } from './routes';
import { loadSecrets } from './secrets';
import { openServices, seedServices, type Services } from './services';
import { buildSite } from './site';
import { createWatch } from './supervisor';

/** A running portal. */
export interface Stack {
  readonly url: string;
  readonly database: LocalDatabase;
  readonly actions: ActionClient;
  /** The variables that the actions run with, for workers that tests start themselves. */
  readonly actionEnvironment: Readonly<Record<string, string>>;
  /** Resolves with the reason when a part has ended too often. The stack must then be stopped. */
  readonly failed: Promise<string>;
  /** Whether schedules and senders stand still, because a restore is not settled. */
  readonly isHeld: boolean;
  /** Answers everything with this sentence on the full disk from now on. */
  readonly refuse: (sentence: string) => void;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the whole portal on one origin and returns when everything answers.
 * @param say receives a line for the user at each step, and later when a part ended and was started again
 * @param interrupt stops what was started so far, while the start lasts
 * @throws Error that says which part failed and why; nothing is left running
 */
export async function startStack(
  options: StackOptions,
  say: (line: string) => void,
  interrupt?: AbortSignal,
): Promise<Stack> {
  const parts = new Parts();
  const stop = () => void parts.stop();
  interrupt?.addEventListener('abort', stop);
  try {
    return await startParts(options, parts, say);
  } catch (error) {
    await parts.stop();
    throw interrupt?.aborted ? new Error('Stopped while starting.') : error;
  } finally {
    interrupt?.removeEventListener('abort', stop);
  }
}

async function startParts(given: StackOptions, parts: Parts, say: (line: string) => void): Promise<Stack> {
  const { port, host, dataDir } = given;
  await parts.add(lockFolder(dataDir, port), (release) => release());
  const isHeld = !given.isFresh && isHeldAfterRestore(dataDir);
  const options = { ...given, runsSchedules: given.runsSchedules && !isHeld };
  const gateway = await parts.add(openGateway(port, host), (opened) => opened.close());
  if (options.isFresh) await wipeFolder(dataDir);
  const secrets = loadSecrets(dataDir, { host, say });
  const clock = persistentClock(dataDir);
  const names = namesOf(port, secrets);
  const { watch, failed } = createWatch(say);
  if (options.hasSite) {
    say('Starting the portal’s pages …');
    await buildSite();
  }
  say('Starting Postgres …');
  const startedAt = clock.now();
  const database = await openDatabase(options, parts, watch, { secrets, startedAt });
  say('Starting the Lambdas, the GraphQL engine, the identity provider and the money-transfer provider …');
  const actionEnvironment = {
    ...environmentOfActions(names, secrets, database, dataDir, clock.file),
    ...(isHeld && { SENDING: 'held' }),
  };
  if (isHeld) say('Schedules and senders are held after a restore, until everything at the provider is known here.');
  const actions = openActions(options, parts, watch, {
    ports: await chooseActionPorts(),
    environment: actionEnvironment,
  });
  const base = { options, secrets, names, database, clock, startedAt, parts };
  const [services, graphql] = await Promise.all([
    openSeededServices(base, actions),
    openGraphql(options, parts, { names, secrets, database, actionsUrl: actions.httpUrl }),
    actions.started,
  ]);
  if (options.seed !== 'none') await writeDemoDocuments(documentsFolder(dataDir));
  const documents = { folder: documentsFolder(dataDir), origin: names.origin, key: cloudCredentials(secrets) };
  const { hasTools } = options;
  const hasDemo = options.seed !== 'none';
  const { adminSecret } = secrets;
  gateway.setRoutes(
    routesOf({ ...services, names, graphql, actions, database, documents, hasDemo, hasTools, adminSecret }),
  );
  if (options.runsSchedules) refreshRates(actions, dataDir);
  const refuse = (sentence: string) => gateway.setRoutes(fullDiskRoutes(sentence));
  const stop = () => parts.stop();
  return { url: names.origin, database, actions, actionEnvironment, failed, isHeld, refuse, stop };
}

async function openSeededServices(...[base, actions]: Parameters<typeof openServices>): Promise<Services> {
  const services = await openServices(base, actions);
  await seedServices(services, base);
  return services;
}

/** Until the schedule first runs, rates of an earlier day would delay payments. */
function refreshRates(actions: ActionClient, dataDir: string): void {
  actions.invoke('refresh-rates', {}).catch((error: Error) => {
    fileLog(dataDir, 'stack')({ event: 'rates_not_refreshed', error: error.message });
  });
}
