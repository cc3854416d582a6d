import { tokenAudience } from '../../actions/apiKeys/issueToken';
import { createEngine } from '../../hasura/engine/engine';
import { metadataDirectory } from '../../tools/metadata/metadataDirectory';
import type { LocalDatabase } from './database';
import { forwardTo, forwardUpgradeTo } from './forward';
import type { RequestHandler, Routes } from './gateway';
import { fileLog } from './log';
import type { Names } from './names';
import type { StackOptions } from './options';
import type { Parts } from './parts';
import type { StackSecrets } from './secrets';

/** The GraphQL endpoint: the embedded engine, or a real Hasura at another address. */
export interface Graphql {
  readonly handleRequest: RequestHandler;
  readonly handleUpgrade: Routes['upgrade'];
}

/** Opens the embedded engine on the project's metadata, or forwards requests to `hasuraUrl`. */
export async function openGraphql(
  options: Pick<StackOptions, 'dataDir' | 'hasuraUrl' | 'enforcesAllowList' | 'isDevMode'>,
  parts: Parts,
  stack: { names: Names; secrets: StackSecrets; database: LocalDatabase; actionsUrl: string },
): Promise<Graphql> {
  const { hasuraUrl } = options;
  if (hasuraUrl) return { handleRequest: forwardTo(hasuraUrl), handleUpgrade: forwardUpgradeTo(hasuraUrl) };
  const { names, secrets, database, actionsUrl } = stack;
  const engine = createEngine({
    databaseUrl: database.hasuraUrl,
    metadataDir: metadataDirectory,
    adminSecret: secrets.adminSecret,
    jwtSecrets: [
      {
        // The pool's keys, and that of API keys (docs/decisions/076).
        jwk_url: `${names.origin}/api-keys/jwks.json`,
        audience: [names.clientId, tokenAudience],
        claims_format: 'stringified_json',
      },
    ],
    unauthorizedRole: 'anonymous',
    stringifyNumericTypes: true,
    // A client cannot replace the secret that the actions know Hasura by.
    configuredHeadersWin: true,
    corsDomain: names.origin,
    enforceAllowList: options.enforcesAllowList,
    internalErrors: options.isDevMode ? 'all' : 'admin',
    env: {
      HASURA_GRAPHQL_DATABASE_URL: database.hasuraUrl,
      ACTIONS_URL: actionsUrl,
      ACTIONS_SECRET: secrets.actionsSecret,
    },
    log: fileLog(options.dataDir, 'engine'),
  });
  return parts.add(engine, (part) => part.close());
}
