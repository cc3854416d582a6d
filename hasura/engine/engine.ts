import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { openDatabases, type Databases } from './execute/database';
import type { Generation } from './execute/generation';
import { createLiveQueries } from './execute/liveQueries';
import { loadGeneration } from './execute/load';
import { listenForChanges } from './execute/notifications';
import { createService } from './execute/service';
import { InconsistencyList } from './metadata/inconsistency';
import { problemLines } from './metadata/problemLines';
import { loadMetadataDirectory } from './metadata/loadDirectory';
import { readableMetadata } from './metadata/readable';
import { sourceDatabase } from './metadata/sourceDatabase';
import { startMetadata, type Metadata, type NamingConvention } from './metadata/types';
import type { NodeRequest, NodeResponse, NodeSocket } from './nodeTypes';
import { printRoleSchema } from './schema/roleSchema';
import { adminRole } from './session';
import { createAuthenticate } from './transport/authenticate';
import { createCatalogState } from './transport/catalogState';
import { createCors, originRule } from './transport/cors';
import { handleHttp } from './transport/http';
import type { JwtSecret } from './transport/jwt';
import { createMetadataApi } from './transport/metadataApi';
import type { MetadataHost } from './transport/metadataHost';
import { createShares } from './transport/userShares';
import { createWebSockets } from './transport/websocket';

/** What an engine is started with. */
export interface EngineOptions {
  /**
   * The value of HASURA_GRAPHQL_DATABASE_URL, also available to metadata's `from_env`. The engine serves this database, unless the
   * first source of Postgres names another one; those with a table or a function go first. One engine serves one database.
   */
  readonly databaseUrl: string;
  /** A directory in the format of `hasura metadata apply`; absent: the engine starts with nothing tracked. */
  readonly metadataDir?: string;
  readonly adminSecret?: string;
  /** HASURA_GRAPHQL_JWT_SECRET(S), parsed. */
  readonly jwtSecrets?: JwtSecret[];
  readonly unauthorizedRole?: string;
  /** Answers hold numeric, bigint and float8 as strings; default false. */
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
  /** Hasura's experimental feature `no_null_unbound_variable_default`; default false. */
  readonly dropsAbsentVariables?: boolean;
  /** Roles other than admin may send the operations of the metadata's allow-list only; default false. */
  readonly enforceAllowList?: boolean;
  /**
   * Which roles see details from the database and from handlers in errors: none, admin (the default), or all. `all` is for
   * development: errors then also carry hints, which may name things that the role may not see.
   */
  readonly internalErrors?: 'hidden' | 'admin' | 'all';
  /**
   * As HASURA_GRAPHQL_CORS_DOMAIN; absent: pages of every origin may read and open sockets, null: none may read. As in Hasura, sockets are
   * then open to all.
   */
  readonly corsDomain?: string | null;
  /** The maximum number of connections to the database; default 50. */
  readonly databaseConnections?: number;
  /** How often live queries are run, in milliseconds; default 1000. */
  readonly liveQueryIntervalMs?: number;
  /** How many distinct sets of values one statement of a live query answers; default 1000 (Hasura's default is 100). */
  readonly liveQueryBatchSize?: number;
  /** A socket that has not sent `connection_init` after this time is closed; default 3000. */
  readonly connectionInitTimeoutMs?: number;
  /** Read by `{{NAME}}` templates, `value_from_env` and `from_env`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: (entry: Record<string, unknown>) => void;
}

/** A running engine. */
export interface Engine {
  /** Serves /v1/graphql, /v1/graphql/explain, /v1/metadata, /v2/query, /api/rest, /v1/version and /healthz. */
  handleRequest(request: NodeRequest, response: NodeResponse): Promise<void>;
  /** Serves WebSocket on /v1/graphql and /v1alpha1/graphql. */
  handleUpgrade(request: NodeRequest, socket: NodeSocket, head: Uint8Array): void;
  /** The role's schema as sorted SDL. */
  sdl(role: string): string;
  close(): Promise<void>;
}

const databaseConnections = 50;
const liveQueryIntervalMs = 1000;
const liveQueryBatchSize = 1000;
const connectionInitTimeoutMs = 3000;

/** Reads metadata into a generation of the engine, with the database that its source names. */
function createLoad(options: EngineOptions, databases: Databases) {
  const environment = { HASURA_GRAPHQL_DATABASE_URL: options.databaseUrl, ...options.env };
  return (written: Metadata, problems: InconsistencyList): Promise<Generation> => {
    const metadata = readableMetadata(written, problems);
    const database = databases.at(sourceDatabase(metadata, environment) ?? options.databaseUrl);
    const settings = {
      environment,
      inferFunctionPermissions: options.inferFunctionPermissions ?? true,
      namingConvention: options.namingConvention,
      enforceAllowList: options.enforceAllowList,
      dropsAbsentVariables: options.dropsAbsentVariables,
      configuredHeadersWin: options.configuredHeadersWin,
    };
    return loadGeneration(database, metadata, settings, problems);
  };
}

/** Starts an engine on a database. Rejects when the database cannot be reached or the metadata cannot be read. */
export async function createEngine(options: EngineOptions): Promise<Engine> {
  const { log } = options;
  const databases = openDatabases(log, options.databaseConnections ?? databaseConnections);
  const load = createLoad(options, databases);
  const unread = new InconsistencyList();
  let generation = await load(
    options.metadataDir ? loadMetadataDirectory(options.metadataDir, unread) : startMetadata,
    unread,
  );
  for (const line of problemLines(generation.problems)) log({ ...line, level: 'warn', type: 'inconsistent metadata' });

  const { internalErrors = 'admin', corsDomain = '*' } = options;
  const service = createService({
    log,
    generation: () => generation,
    sql: { stringifyNumericTypes: options.stringifyNumericTypes ?? false },
    showsInternal: (role) => internalErrors === 'all' || (internalErrors === 'admin' && role === adminRole),
    hasHints: internalErrors === 'all',
    onChange: () => live.refresh(),
  });
  const live = createLiveQueries({
    run: (...statement) => generation.database.run(...statement),
    log,
    intervalMs: options.liveQueryIntervalMs ?? liveQueryIntervalMs,
    batchSize: options.liveQueryBatchSize ?? liveQueryBatchSize,
  });
  const stopListening = listenForChanges(options.databaseUrl, () => live.refresh(), log);
  const authenticate = createAuthenticate(options);
  const initTimeoutMs = options.connectionInitTimeoutMs ?? connectionInitTimeoutMs;
  const shares = createShares();
  const sockets = createWebSockets(
    { service, authenticate, shares, live, initTimeoutMs },
    originRule(corsDomain ?? '*'),
  );

  const apply: MetadataHost['apply'] = async ({ metadata, unreadable }, accept) => {
    const next = await load(metadata, new InconsistencyList(unreadable));
    if (!accept(next)) return next;
    generation = next;
    sockets.restart();
    return next;
  };
  const runCommand = createMetadataApi({ generation: () => generation, apply, catalogState: createCatalogState() });
  const parts = { service, authenticate, shares, runCommand, cors: createCors(corsDomain ?? undefined) };

  return {
    handleRequest: (request: IncomingMessage, response: ServerResponse) => handleHttp(parts, request, response),
    handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      sockets.handleUpgrade(request, socket, head),
    sdl: (role) => printRoleSchema(generation.schema({ role })),
    close: async () => {
      sockets.restart();
      live.close();
      await stopListening();
      await databases.close();
    },
  };
}
