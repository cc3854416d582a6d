import { consoleSettings } from '../console/consoleSettings';
import { documentsPath, serveDocuments } from '../documents/documents';
import { consoleRoute } from '../console/route';
import { mailPath } from '../identity/takeMail';
import { isAdministration } from '../identity/targets';
import { answersAsPostgres } from '../../tools/postgres/server';
import { accountRequestsPath } from '../provider/accountRequests/handle';
import { confirmationPath } from '../provider/resources/payments/confirmation/read';
import type { RunningActions } from './actions';
import type { LocalDatabase } from './database';
import { absent, forThisMachine } from './forThisMachine';
import { forwardTo, hidingOtherOrigins } from './forward';
import { galleryPath, serveGallery } from './gallery';
import type { RequestHandler, Routes } from './gateway';
import type { Graphql } from './graphql';
import { answersHttp, healthRoute, type HealthPart } from './health';
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
  /** Whether the tools of the local stack answer at all. */
  readonly hasTools: boolean;
  readonly adminSecret: string;
  /** What stands in for the bucket of documents. */
  readonly documents: Parameters<typeof serveDocuments>[0];
}

/**
 * Each part by the beginning of its paths. The portal's own addresses are for everybody, what the actions call in the place of the
 * cloud's services is for this machine, and so are the tools (docs/decisions/090).
 */
export function routesOf(stack: RunningStack): Routes {
  const { names, graphql, identity, simulator, actions, hasDemo, adminSecret } = stack;
  const lambdas = hidingOtherOrigins(names.origin, forwardTo(actions.httpUrl));
  const tool = (handler: RequestHandler) => (stack.hasTools ? forThisMachine(handler) : absent);
  const provider = forThisMachine(simulator.handleRequest);
  const administration = forThisMachine(identity.handleRequest);
  return {
    http: {
      '/': serveSite(siteConfiguration(names)),
      [galleryPath]: tool(serveGallery()),
      '/v1': graphql.handleRequest,
      '/v2': graphql.handleRequest,
      '/healthz': healthRoute(healthOf(stack), graphql.handleRequest),
      '/console': tool(consoleRoute(names.origin, consoleSettings(adminSecret, hasDemo))),
      '/cognito': (...call) => (isAdministration(call[0]) ? administration : identity.handleRequest)(...call),
      '/outbox': tool(identity.handleRequest),
      [mailPath]: forThisMachine(identity.handleRequest),
      '/provider': tool(simulator.handleRequest),
      '/provider/v2': provider,
      [confirmationPath]: provider,
      [accountRequestsPath]: provider,
      [documentsPath]: serveDocuments(stack.documents),
      '/actions': lambdas,
      '/activity-log': lambdas,
      '/api-keys': lambdas,
      '/currencies': lambdas,
      '/webhooks': lambdas,
      '/schedules': tool(schedulesRoute(actions)),
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
    provider: insideOf(`${names.origin}${confirmationPath}`),
  };
}
