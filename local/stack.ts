import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { appVersion } from '../domain/messages';
import { createEngine, type Engine } from '../hasura/engine/engine';
import { startActionHost, type ActionHost } from './actionHost';
import { openDatabase, type LocalDatabase } from './database';
import { demoUsers } from './demo/users';
import { demoWorld, houseWorld } from './demo/world';
import { forwardTo, forwardUpgradeTo } from './forward';
import { openGateway, type RequestHandler, type Routes } from './gateway';
import { createIdentity, type Identity } from './identity/identity';
import { adminSecret, simulatorKey } from './keys';
import { fileLog } from './log';
import type { StackOptions } from './options';
import { persistentClock } from './persistentClock';
import { removeCluster } from './postgres/server';
import { createSimulator, type Simulator } from './provider/simulator';
import { schedulesRoute } from './schedules';
import { loadSecrets, type StackSecrets } from './secrets';
import { buildSite, serveSite, type SiteConfiguration } from './site';

/** A running portal. */
export interface Stack {
  readonly url: string;
  readonly database: LocalDatabase;
  readonly actions: ActionHost;
  readonly secrets: StackSecrets;
  /** The variables that the actions run with, for workers that tests start themselves. */
  readonly actionEnvironment: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** Stops what was started, the last first, whether or not the start succeeded. */
class Parts {
  private readonly stops: (() => Promise<void>)[] = [];

  async add<T>(starting: Promise<T> | T, stop: (part: T) => Promise<void>): Promise<T> {
    const part = await starting;
    this.stops.push(() => stop(part));
    return part;
  }

  async stop(): Promise<void> {
    for (const stop of this.stops.splice(0).reverse()) await stop();
  }
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
    buildSite();
  }
  progress('Postgres');
  const database = await parts.add(openDatabase(options, secrets, clock.now()), (opened) => opened.stop());
  progress('the identity provider, the money-transfer provider and the Lambdas');
  const actionEnvironment = environmentOfActions(names, secrets, database, clock.file);
  const host: { current?: ActionHost } = {};
  const identity = await parts.add(
    createIdentity({
      databaseUrl: database.ownerUrl,
      issuer: names.issuer,
      userPoolId: names.userPoolId,
      clientId: names.clientId,
      preTokenGeneration: async (event) =>
        (await requireHost(host).invoke('preTokenGeneration', event)) as typeof event,
      log: fileLog(dataDir, 'identity'),
    }),
    (part) => part.close(),
  );
  const simulator = await parts.add(
    createSimulator({
      databaseUrl: database.ownerUrl,
      hmacKey: secrets.hmacKey,
      pushUrl: `${names.origin}/webhooks/tcc`,
      controlKey: simulatorKey,
      clock,
      log: fileLog(dataDir, 'provider'),
    }),
    (part) => part.close(),
  );
  await seedParts(options, { identity, simulator, secrets, now: clock.now() });
  const starting = startActionHost({ dataDir, runsSchedules: options.runsSchedules, environment: actionEnvironment });
  const actions = await parts.add(starting, (part) => part.stop());
  host.current = actions;
  progress('the GraphQL engine');
  const graphql = await openGraphql(options, parts, () => openEngine(options, names, secrets, database, actions));
  gateway.setRoutes(routesOf({ names, graphql, identity, simulator, host: actions }));
  return {
    url: names.origin,
    database,
    actions,
    secrets,
    actionEnvironment,
    stop: () => parts.stop(),
  };
}

interface Names {
  readonly origin: string;
  readonly issuer: string;
  readonly userPoolId: string;
  readonly clientId: string;
}

function namesOf(port: number, secrets: StackSecrets): Names {
  const origin = `http://localhost:${port}`;
  const userPoolId = `eu-west-1_${secrets.instance}`;
  return { origin, userPoolId, issuer: `${origin}/cognito/${userPoolId}`, clientId: `corridor${secrets.instance}` };
}

function wipe(dataDir: string): void {
  removeCluster(join(dataDir, 'postgres'));
  rmSync(resolve(dataDir), { recursive: true, force: true });
}

function environmentOfActions(
  names: Names,
  secrets: StackSecrets,
  database: LocalDatabase,
  clockFile: string,
): Record<string, string> {
  return {
    DATABASE_URL: database.actionsUrl,
    ACTIONS_SECRET: secrets.actionsSecret,
    SEAL_KEY: secrets.sealKey,
    TCC_BASE_URL: `${names.origin}/provider/v2`,
    TCC_WEBHOOK_HMAC_KEY: secrets.hmacKey,
    COGNITO_USER_POOL_ID: names.userPoolId,
    COGNITO_ENDPOINT: `${names.origin}/cognito/`,
    CLOCK_FILE: resolve(clockFile),
    LOG_LEVEL: 'info',
  };
}

function requireHost(host: { current?: ActionHost }): ActionHost {
  if (!host.current) throw new Error('The Lambdas are not running yet.');
  return host.current;
}

async function seedParts(
  options: StackOptions,
  { identity, simulator, secrets, now }: { identity: Identity; simulator: Simulator; secrets: StackSecrets; now: Date },
): Promise<void> {
  const hasDemo = options.seed !== 'none';
  await simulator.seed(hasDemo ? demoWorld(secrets.houseApiKey, now) : houseWorld(secrets.houseApiKey));
  if (hasDemo) await identity.seed(demoUsers());
}

function openEngine(
  options: StackOptions,
  names: Names,
  secrets: StackSecrets,
  database: LocalDatabase,
  host: ActionHost,
): Promise<Engine> {
  return createEngine({
    databaseUrl: database.hasuraUrl,
    metadataDir: resolve(__dirname, '..', 'hasura', 'metadata'),
    adminSecret,
    jwtSecrets: [
      {
        jwk_url: `${names.issuer}/.well-known/jwks.json`,
        issuer: names.issuer,
        audience: names.clientId,
        claims_format: 'stringified_json',
      },
    ],
    unauthorizedRole: 'anonymous',
    stringifyNumericTypes: true,
    env: {
      HASURA_GRAPHQL_DATABASE_URL: database.hasuraUrl,
      ACTIONS_URL: host.httpUrl,
      ACTIONS_SECRET: secrets.actionsSecret,
    },
    log: fileLog(options.dataDir, 'engine'),
  });
}

/** Where GraphQL is answered: by the embedded engine, or by a real Hasura elsewhere. */
interface Graphql {
  readonly handleRequest: RequestHandler;
  readonly handleUpgrade: Routes['upgrade'];
}

async function openGraphql(options: StackOptions, parts: Parts, embedded: () => Promise<Engine>): Promise<Graphql> {
  const { hasuraUrl } = options;
  if (hasuraUrl) return { handleRequest: forwardTo(hasuraUrl), handleUpgrade: forwardUpgradeTo(hasuraUrl) };
  return parts.add(embedded(), (part) => part.close());
}

interface RunningParts {
  readonly names: Names;
  readonly graphql: Graphql;
  readonly identity: Identity;
  readonly simulator: Simulator;
  readonly host: ActionHost;
}

function routesOf({ names, graphql, identity, simulator, host }: RunningParts): Routes {
  const lambdas = forwardTo(host.httpUrl);
  return {
    http: {
      '/': serveSite(siteConfiguration(names)),
      '/v1': graphql.handleRequest,
      '/v2': graphql.handleRequest,
      '/healthz': graphql.handleRequest,
      '/console': graphql.handleRequest,
      '/cognito': identity.handleRequest,
      '/outbox': identity.handleRequest,
      '/provider': simulator.handleRequest,
      '/actions': lambdas,
      '/activity-log': lambdas,
      '/currencies': lambdas,
      '/webhooks': lambdas,
      '/schedules': schedulesRoute(host),
    },
    upgrade: graphql.handleUpgrade,
  };
}

function siteConfiguration({ origin, userPoolId, clientId }: Names): SiteConfiguration {
  return {
    graphqlUrl: `${origin}/v1/graphql`,
    graphqlWsUrl: `${origin.replace('http', 'ws')}/v1/graphql`,
    region: 'eu-west-1',
    userPoolId,
    clientId,
    cognitoEndpoint: `${origin}/cognito/`,
    activityLogUrl: `${origin}/activity-log`,
    currenciesUrl: `${origin}/currencies`,
    version: appVersion,
  };
}
