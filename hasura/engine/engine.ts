import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Duplex } from 'node:stream';
import { openDatabases } from './execute/database';
import { type Generation } from './execute/generation';
import { createLiveQueries } from './execute/liveQueries';
import { loadGeneration } from './execute/load';
import { listenForChanges } from './execute/notifications';
import { createService } from './execute/service';
import { type Inconsistency } from './metadata/inconsistency';
import { loadMetadataDirectory } from './metadata/loadDirectory';
import { sourceDatabase } from './metadata/sourceDatabase';
import { EMPTY_METADATA, type Metadata, type NamingConvention } from './metadata/types';
import { printRoleSchema } from './schema/sdl';
import { ADMIN_ROLE } from './session';
import { createAuthenticate } from './transport/authenticate';
import { createCors } from './transport/cors';
import { handleHttp } from './transport/http';
import { type JwtSecret } from './transport/jwt';
import { createWebSockets } from './transport/websocket';

export interface EngineOptions {
  /**
   * The value of HASURA_GRAPHQL_DATABASE_URL, also available to metadata's `from_env`; served unless the first source that tracks
   * something names another one. One engine serves one database.
   */
  readonly databaseUrl: string;
  /** A directory in the format of `hasura metadata apply`; absent: the engine starts empty. */
  readonly metadataDir?: string;
  readonly adminSecret?: string;
  /** HASURA_GRAPHQL_JWT_SECRET(S), parsed. */
  readonly jwtSecrets?: JwtSecret[];
  readonly unauthorizedRole?: string;
  /** numeric, bigint and float8 leave as strings; default false. */
  readonly stringifyNumericTypes?: boolean;
  /** Query functions are visible to who may select from their table; default true. */
  readonly inferFunctionPermissions?: boolean;
  /** Configured headers of actions win over a client's of the same name; default false. */
  readonly configuredHeadersWin?: boolean;
  /**
   * Hasura's experimental feature `naming_convention`, with the convention of sources whose metadata names none. Absent: the feature
   * is off, and every source is `hasura-default`.
   */
  readonly namingConvention?: NamingConvention;
  /** Roles other than admin may send the operations of the metadata's allow-list only; default false. */
  readonly enforceAllowList?: boolean;
  /**
   * Who reads the database's and the handlers' own words in errors: nobody, admin (the default), or all. For all is for development:
   * then refusals carry a hint too, which tells of what the role may not see.
   */
  readonly internalErrors?: 'hidden' | 'admin' | 'all';
  /** As HASURA_GRAPHQL_CORS_DOMAIN; absent: every origin may read, null: none. */
  readonly corsDomain?: string | null;
  /** The most connections to hold to the database; default 50. */
  readonly databaseConnections?: number;
  /** Default 1000. */
  readonly liveQueryIntervalMs?: number;
  /** How many distinct sets of values one statement answers; default 1000, where Hasura's own is 100. */
  readonly liveQueryBatchSize?: number;
  /** A socket that has not initialised by then is closed; default 3000. */
  readonly connectionInitTimeoutMs?: number;
  /** Read by `{{NAME}}` templates, `value_from_env` and `from_env`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: (entry: Record<string, unknown>) => void;
}

export interface Engine {
  /** Serves /v1/graphql, /v1/graphql/explain, /v1/metadata, /v2/query, /v1/version and /healthz. */
  handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** WebSocket on /v1/graphql. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** The role's schema as sorted SDL, for committed snapshots. */
  sdl(role: string): string;
  close(): Promise<void>;
}

const DATABASE_CONNECTIONS = 50;
const LIVE_QUERY_INTERVAL_MS = 1000;
const LIVE_QUERY_BATCH_SIZE = 1000;
const CONNECTION_INIT_TIMEOUT_MS = 3000;

/** Starts an engine on a database. Rejects when the database cannot be reached or the metadata cannot be read. */
export async function createEngine(options: EngineOptions): Promise<Engine> {
  const { log } = options;
  const databases = openDatabases(log, options.databaseConnections ?? DATABASE_CONNECTIONS);
  const environment = { HASURA_GRAPHQL_DATABASE_URL: options.databaseUrl, ...options.env };
  const load = (metadata: Metadata): Promise<Generation> =>
    loadGeneration(databases.at(sourceDatabase(metadata, environment) ?? options.databaseUrl), metadata, {
      environment,
      inferFunctionPermissions: options.inferFunctionPermissions ?? true,
      namingConvention: options.namingConvention,
      enforceAllowList: options.enforceAllowList,
      configuredHeadersWin: options.configuredHeadersWin,
    });
  let generation = await load(options.metadataDir ? loadMetadataDirectory(options.metadataDir) : EMPTY_METADATA);
  for (const problem of generation.problems) log({ level: 'warn', type: 'inconsistent metadata', problem });

  const { internalErrors = 'admin', corsDomain = '*' } = options;
  const service = createService({
    log,
    generation: () => generation,
    sql: { stringifyNumericTypes: options.stringifyNumericTypes ?? false },
    showsInternal: (role) => internalErrors === 'all' || (internalErrors === 'admin' && role === ADMIN_ROLE),
    hasHints: internalErrors === 'all',
    onChange: () => live.refresh(),
  });
  const live = createLiveQueries({
    run: (...statement) => generation.database.run(...statement),
    log,
    intervalMs: options.liveQueryIntervalMs ?? LIVE_QUERY_INTERVAL_MS,
    batchSize: options.liveQueryBatchSize ?? LIVE_QUERY_BATCH_SIZE,
  });
  const stopListening = listenForChanges(options.databaseUrl, () => live.refresh(), log);
  const authenticate = createAuthenticate(options);
  const initTimeoutMs = options.connectionInitTimeoutMs ?? CONNECTION_INIT_TIMEOUT_MS;
  const sockets = createWebSockets({ service, authenticate, live, initTimeoutMs });

  const apply = async (
    metadata: Metadata,
    accept: (problems: readonly Inconsistency[]) => boolean,
  ): Promise<readonly Inconsistency[]> => {
    const next = await load(metadata);
    if (!accept(next.problems)) return next.problems;
    generation = next;
    sockets.restart();
    return next.problems;
  };
  const metadata = { generation: () => generation, apply };
  const cors = createCors(corsDomain ?? undefined);

  return {
    handleRequest: (request, response) => handleHttp({ service, authenticate, metadata, cors }, request, response),
    handleUpgrade: (request, socket, head) => sockets.handleUpgrade(request, socket, head),
    sdl: (role) => printRoleSchema(generation.schema({ role })),
    close: async () => {
      sockets.restart();
      live.close();
      await stopListening();
      await databases.close();
    },
  };
}
