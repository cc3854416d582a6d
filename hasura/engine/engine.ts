import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Duplex } from 'node:stream';
import { openDatabase } from './execute/database';
import { type Generation } from './execute/generation';
import { createLiveQueries } from './execute/liveQueries';
import { loadGeneration } from './execute/load';
import { listenForChanges } from './execute/notifications';
import { createService } from './execute/service';
import { type Inconsistency } from './metadata/inconsistency';
import { loadMetadataDirectory } from './metadata/loadDirectory';
import { EMPTY_METADATA, type Metadata } from './metadata/types';
import { printRoleSchema } from './schema/sdl';
import { createAuthenticate } from './transport/authenticate';
import { handleHttp } from './transport/http';
import { type JwtSecret } from './transport/jwt';
import { createWebSockets } from './transport/websocket';

export interface EngineOptions {
  /** The value of HASURA_GRAPHQL_DATABASE_URL, also available to metadata's `from_env`. */
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
  /** Default 1000. */
  readonly liveQueryIntervalMs?: number;
  /** Read by `{{NAME}}` templates, `value_from_env` and `from_env`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: (entry: Record<string, unknown>) => void;
}

export interface Engine {
  /** Serves /v1/graphql, /v1/metadata, /v2/query, /v1/version and /healthz. */
  handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** WebSocket on /v1/graphql. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** The role's schema as sorted SDL, for committed snapshots. */
  sdl(role: string): string;
  close(): Promise<void>;
}

const LIVE_QUERY_INTERVAL_MS = 1000;

/** Starts an engine on a database. Rejects when the database cannot be reached or the metadata cannot be read. */
export async function createEngine(options: EngineOptions): Promise<Engine> {
  const { log } = options;
  const database = openDatabase(options.databaseUrl, log);
  const load = (metadata: Metadata): Promise<Generation> =>
    loadGeneration(database, metadata, {
      environment: { HASURA_GRAPHQL_DATABASE_URL: options.databaseUrl, ...options.env },
      inferFunctionPermissions: options.inferFunctionPermissions ?? true,
    });
  let generation = await load(options.metadataDir ? loadMetadataDirectory(options.metadataDir) : EMPTY_METADATA);
  for (const problem of generation.problems) log({ level: 'warn', type: 'inconsistent metadata', problem });

  const service = createService({
    log,
    database,
    generation: () => generation,
    sql: { stringifyNumericTypes: options.stringifyNumericTypes ?? false },
    onChange: () => live.refresh(),
  });
  const live = createLiveQueries(
    (prepared) => service.run(prepared),
    options.liveQueryIntervalMs ?? LIVE_QUERY_INTERVAL_MS,
  );
  const stopListening = listenForChanges(options.databaseUrl, () => live.refresh(), log);
  const authenticate = createAuthenticate(options);
  const sockets = createWebSockets({ service, authenticate, live });

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
  const metadata = { database, metadata: () => generation.metadata, problems: () => generation.problems, apply };

  return {
    handleRequest: (request, response) => handleHttp({ service, authenticate, metadata }, request, response),
    handleUpgrade: (request, socket, head) => sockets.handleUpgrade(request, socket, head),
    sdl: (role) => printRoleSchema(generation.schema({ role })),
    close: async () => {
      sockets.restart();
      live.close();
      await stopListening();
      await database.close();
    },
  };
}
