import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { actionsUrl, chooseActionPorts, startActionHost, type ActionHost } from './actionHost';
import { consoleSettings } from './console/consoleSettings';
import { consoleRoute } from './console/route';
import { openDatabase, type LocalDatabase } from './database';
import { demoUsers } from './demo/users';
import { demoWorld, houseWorld } from './demo/world';
import { forwardTo } from './forward';
import { galleryPath, serveGallery } from './gallery';
import { openGateway, type Routes } from './gateway';
import { openGraphql, type Graphql } from './graphql';
import { createIdentity, type Identity } from './identity/identity';
import { simulatorKey } from './keys';
import { fileLog } from './log';
import { environmentOfActions, namesOf, siteConfiguration, type Names } from './names';
import type { StackOptions } from './options';
import { Parts } from './parts';
import { persistentClock } from './persistentClock';
import { removeCluster } from './postgres/server';
import { createSimulator, type Simulator } from './provider/simulator';
import { schedulesRoute } from './schedules';
import { loadSecrets, type StackSecrets } from './secrets';
import { buildSite, serveSite } from './site';

/** A running portal. */
export interface Stack {
  readonly url: string;
  readonly database: LocalDatabase;
  readonly actions: ActionHost;
  /** The variables that the actions run with, for workers that tests start themselves. */
  readonly actionEnvironment: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the whole portal on one origin and returns when everything answers.
 * @param progress told in a few words what is being waited for
 * @throws Error that says which part failed and why; nothing is left running
 */
export async function startStack(options: StackOptions, progress: (step: string) => void): Promise<Stack> {
  const parts = new Parts();
  try {
    return await startParts(options, parts, progress);
  } catch (error) {
    await parts.stop();
    throw error;
  }
}

async function startParts(options: StackOptions, parts: Parts, progress: (step: string) => void): Promise<Stack> {
  const { port, dataDir } = options;
  const gateway = await parts.add(openGateway(port), (opened) => opened.close());
  if (options.isFresh) wipe(dataDir);
  mkdirSync(dataDir, { recursive: true });
  const secrets = loadSecrets(dataDir);
  const clock = persistentClock(dataDir);
  const names = namesOf(port, secrets);
  if (options.hasSite) {
    progress('the portal’s pages');
    await buildSite();
  }
  progress('Postgres');
  const startedAt = clock.now();
  const database = await parts.add(openDatabase(options, secrets, startedAt), (opened) => opened.stop());
  progress('the Lambdas, the GraphQL engine, the identity provider and the money-transfer provider');
  const actionEnvironment = environmentOfActions(names, secrets, database, dataDir, clock.file);
  const ports = await chooseActionPorts();
  const host = startActionHost({
    dataDir,
    ports,
    runsSchedules: options.runsSchedules,
    environment: actionEnvironment,
  });
  const base: Base = { options, secrets, names, database, clock, startedAt, parts };
  const [actions, services, graphql] = await Promise.all([
    parts.add(host, (part) => part.stop()),
    openServices(base, host),
    openGraphql(options, parts, { names, secrets, database, actionsUrl: actionsUrl(ports) }),
  ]);
  gateway.setRoutes(routesOf({ ...services, names, graphql, actions, hasDemo: options.seed !== 'none' }));
  if (options.runsSchedules) refreshRates(actions, dataDir);
  return { url: names.origin, database, actions, actionEnvironment, stop: () => parts.stop() };
}

/** Rates of an earlier day would hold payments up until the schedule's first turn. */
function refreshRates(actions: ActionHost, dataDir: string): void {
  actions.invoke('refresh-rates', {}).catch((error: Error) => {
    fileLog(dataDir, 'stack')({ event: 'rates_not_refreshed', error: error.message });
  });
}

function wipe(dataDir: string): void {
  removeCluster(join(dataDir, 'postgres'));
  rmSync(resolve(dataDir), { recursive: true, force: true });
}

interface Base {
  readonly options: StackOptions;
  readonly secrets: StackSecrets;
  readonly names: Names;
  readonly database: LocalDatabase;
  readonly clock: ReturnType<typeof persistentClock>;
  /** The moment that the demo is written for, in the database and in the provider's books alike. */
  readonly startedAt: Date;
  readonly parts: Parts;
}

interface Services {
  readonly identity: Identity;
  readonly simulator: Simulator;
}

/** The two services that the cloud would bring, with the demo's people and money in them. */
async function openServices(base: Base, host: Promise<ActionHost>): Promise<Services> {
  const { options, secrets, startedAt, parts } = base;
  const identity = await parts.add(openIdentity(base, host), (part) => part.close());
  const simulator = await parts.add(openSimulator(base), (part) => part.close());
  const hasDemo = options.seed !== 'none';
  const apiKey = secrets.houseApiKey;
  await simulator.seed(hasDemo ? demoWorld(apiKey, startedAt) : houseWorld(apiKey));
  if (hasDemo) await identity.seed(demoUsers());
  return { identity, simulator };
}

function openIdentity({ options, names, database }: Base, host: Promise<ActionHost>): Promise<Identity> {
  return createIdentity({
    databaseUrl: database.ownerUrl,
    issuer: names.issuer,
    userPoolId: names.userPoolId,
    clientId: names.clientId,
    preTokenGeneration: async (event) => (await (await host).invoke('preTokenGeneration', event)) as typeof event,
    log: fileLog(options.dataDir, 'identity'),
  });
}

function openSimulator({ options, secrets, names, database, clock }: Base): Promise<Simulator> {
  return createSimulator({
    databaseUrl: database.ownerUrl,
    hmacKey: secrets.hmacKey,
    pushUrl: `${names.origin}/webhooks/tcc`,
    controlKey: simulatorKey,
    clock,
    log: fileLog(options.dataDir, 'provider'),
  });
}

interface RunningParts extends Services {
  readonly names: Names;
  readonly graphql: Graphql;
  readonly actions: ActionHost;
  readonly hasDemo: boolean;
}

function routesOf({ names, graphql, identity, simulator, actions, hasDemo }: RunningParts): Routes {
  const lambdas = forwardTo(actions.httpUrl);
  return {
    http: {
      '/': serveSite(siteConfiguration(names)),
      [galleryPath]: serveGallery(),
      '/v1': graphql.handleRequest,
      '/v2': graphql.handleRequest,
      '/healthz': graphql.handleRequest,
      '/console': consoleRoute(names.origin, consoleSettings(hasDemo)),
      '/cognito': identity.handleRequest,
      '/outbox': identity.handleRequest,
      '/provider': simulator.handleRequest,
      '/actions': lambdas,
      '/activity-log': lambdas,
      '/currencies': lambdas,
      '/webhooks': lambdas,
      '/schedules': schedulesRoute(actions),
    },
    upgrade: graphql.handleUpgrade,
  };
}
