import { consoleSettings } from '../console/consoleSettings';
import { documentsPath, serveDocuments } from '../documents/documents';
import { consoleRoute } from '../console/route';
import { answersAsPostgres } from '../postgres/server';
import type { RunningActions } from './actions';
import type { LocalDatabase } from './database';
import { forwardTo } from './forward';
import { galleryPath, serveGallery } from './gallery';
import type { Routes } from './gateway';
import type { Graphql } from './graphql';
import { answersHttp, healthRoute, type HealthPart } from './health';
import { adminSecret } from './keys';
import { siteConfiguration, type Names } from './names';
import { schedulesRoute } from './schedules';
import type { Services } from './services';
import { serveSite } from './site';

/** The parts that stand behind the gateway. */
interface RunningStack extends Services {
  readonly names: Names;
  readonly database: LocalDatabase;
  readonly graphql: Graphql;
  readonly actions: RunningActions;
  readonly hasDemo: boolean;
  /** What stands in for the bucket of documents. */
  readonly documents: Parameters<typeof serveDocuments>[0];
}

/** Each part by the beginning of its paths. */
export function routesOf(stack: RunningStack): Routes {
  const { names, graphql, identity, simulator, actions, hasDemo } = stack;
  const lambdas = forwardTo(actions.httpUrl);
  return {
    http: {
      '/': serveSite(siteConfiguration(names)),
      [galleryPath]: serveGallery(),
      '/v1': graphql.handleRequest,
      '/v2': graphql.handleRequest,
      '/healthz': healthRoute(healthOf(stack), graphql.handleRequest),
      '/console': consoleRoute(names.origin, consoleSettings(adminSecret, hasDemo)),
      '/cognito': identity.handleRequest,
      '/outbox': identity.handleRequest,
      '/provider': simulator.handleRequest,
      [documentsPath]: serveDocuments(stack.documents),
      '/actions': lambdas,
      '/activity-log': lambdas,
      '/api-keys': lambdas,
      '/currencies': lambdas,
      '/webhooks': lambdas,
      '/schedules': schedulesRoute(actions),
    },
    upgrade: graphql.handleUpgrade,
  };
}

/** How each part is asked whether it works. The parts inside this process are asked over HTTP, as their clients do. */
function healthOf({ names, database, actions }: RunningStack): Readonly<Record<string, HealthPart>> {
  const insideOf = (url: string): HealthPart => ({ answers: () => answersHttp(url), restarts: () => 0 });
  return {
    postgres: { answers: () => answersAsPostgres(database.ownerUrl), restarts: database.restarts },
    lambdas: { answers: () => answersHttp(`${actions.httpUrl}/`), restarts: actions.restarts },
    graphql: insideOf(`${names.origin}/v1/version`),
    identity: insideOf(`${names.issuer}/.well-known/jwks.json`),
    provider: insideOf(`${names.origin}/provider/`),
  };
}
