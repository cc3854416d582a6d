import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Identity } from '../../../local/identity/identity';
import { freePort } from '../../../tools/postgres/cluster';
import { loginsOf, type LocalDatabase } from '../../../local/stack/database';
import { openGateway } from '../../../local/stack/gateway';
import { openGraphql } from '../../../local/stack/graphql';
import { cloudCredentials, documentsFolder, environmentOfActions, namesOf } from '../../../local/stack/names';
import { Parts } from '../../../local/stack/parts';
import { persistentClock } from '../../../local/stack/persistentClock';
import { routesOf } from '../../../local/stack/routes';
import { loadSecrets } from '../../../local/stack/secrets';
import { openServices } from '../../../local/stack/services';
import { openLambdas, type Lambda } from './lambdas';
import { copyTemplate, type Template } from './template';

/** A portal in this process, for one test file alone. */
export interface OwnStack {
  /** What `../stack` reads of it. */
  readonly variables: Readonly<Record<string, string>>;
  readonly idTokenOf: Identity['idTokenOf'];
  readonly close: () => Promise<void>;
}

/**
 * Opens the gateway, the engine, the emulators and the Lambdas on a copy of the template. They are the parts of `npm start`, except
 * that the Lambdas run here instead of in serverless-offline, and nothing is supervised.
 * @param endLambdas closes what the Lambdas of a container share
 */
export async function openOwnStack(
  template: Template,
  lambdas: readonly Lambda[],
  endLambdas: () => Promise<void>,
): Promise<OwnStack> {
  const parts = new Parts();
  const dataDir = mkdtempSync(join(tmpdir(), 'corridor-own-'));
  cpSync(template.folder, dataDir, { recursive: true });
  await parts.add(dataDir, (folder) => rmSync(folder, { recursive: true, force: true }));
  const name = `own_${randomBytes(6).toString('hex')}`;
  const { ownerUrl } = await parts.add(copyTemplate(template, name), (copy) => copy.drop());
  const database = { ownerUrl, ...loginsOf(ownerUrl), restarts: () => 0 };
  const port = await freePort();
  const gateway = await parts.add(openGateway(port), (opened) => opened.close());
  const actions = await parts.add(openLambdas(lambdas), async (opened) => {
    await opened.close();
    await endLambdas();
  });
  const { names, environment, identity } = await openParts(parts, { dataDir, database, port, actions, gateway });
  return {
    variables: {
      STACK_URL: names.origin,
      STACK_OWNER_URL: ownerUrl,
      STACK_ACTION_ENVIRONMENT: JSON.stringify(environment),
      STACK_ACTIONS_URL: actions.httpUrl,
      TEST_DATABASE_URL: ownerUrl,
    },
    idTokenOf: identity.idTokenOf,
    close: () => parts.stop(),
  };
}

interface Opened {
  readonly dataDir: string;
  readonly database: LocalDatabase;
  readonly port: number;
  readonly actions: Awaited<ReturnType<typeof openLambdas>>;
  readonly gateway: Awaited<ReturnType<typeof openGateway>>;
}

async function openParts(parts: Parts, { dataDir, database, port, actions, gateway }: Opened) {
  const secrets = loadSecrets(dataDir);
  const clock = persistentClock(dataDir);
  const names = namesOf(port, secrets);
  const environment = environmentOfActions(names, secrets, database, dataDir, clock.file);
  // The Lambdas read their environment at their first call.
  Object.assign(process.env, environment, workerVariables(actions.httpUrl), { LOG_LEVEL: 'silent' });
  const options = { dataDir, seed: 'demo', hasuraUrl: undefined, enforcesAllowList: false, isDevMode: false } as const;
  const base = { options, secrets, names, database, clock, startedAt: clock.now(), tickMs, parts };
  const [services, graphql] = await Promise.all([
    openServices(base, actions),
    openGraphql(options, parts, { names, secrets, database, actionsUrl: actions.httpUrl }),
  ]);
  const documents = { folder: documentsFolder(dataDir), origin: names.origin, key: cloudCredentials(secrets) };
  const running = { ...actions, started: Promise.resolve(), restarts: () => 0 };
  const { adminSecret } = secrets;
  const shown = { hasDemo: true, hasTools: true, adminSecret };
  gateway.setRoutes(routesOf({ ...services, names, graphql, actions: running, database, documents, ...shown }));
  return { names, environment, identity: services.identity };
}

/** A payment moves on as soon as it may, because tests wait for it. */
const tickMs = 100;

/** The variables by which Lambdas find those that they start. serverless.yml composes the names. */
const workerVariables = (httpUrl: string) => ({
  AWS_ENDPOINT_URL_LAMBDA: httpUrl,
  AWS_REGION: 'eu-west-1',
  AUTHORISATION_WORKER: 'corridor-local-run-authorisation-batches',
  EXPORT_WORKER: 'corridor-local-run-exports',
  SENDING_WORKER: 'corridor-local-send-intents',
  TRUSTED_PROXIES: '0',
});
