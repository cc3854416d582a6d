import { type EngineOptions } from './engine';
import { type JwtSecret } from './transport/jwt';

/** What the engine alone takes from Hasura's environment variables. */
export type Settings = Omit<EngineOptions, 'env' | 'log' | 'metadataDir'> & {
  readonly port: number;
  readonly host: string;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment once, at start. A missing or wrong variable is an error that names it. */
export function readEnvironment(environment: Environment): Settings {
  const databaseUrl = read(environment, 'DATABASE_URL') ?? read(environment, 'METADATA_DATABASE_URL');
  if (!databaseUrl) throw new Error('HASURA_GRAPHQL_DATABASE_URL is not set');
  return {
    databaseUrl,
    port: wholeNumber(environment, 'SERVER_PORT', 8080),
    host: read(environment, 'SERVER_HOST') ?? '127.0.0.1',
    adminSecret: read(environment, 'ADMIN_SECRET'),
    jwtSecrets: jwtSecrets(environment),
    unauthorizedRole: read(environment, 'UNAUTHORIZED_ROLE'),
    stringifyNumericTypes: flag(environment, 'STRINGIFY_NUMERIC_TYPES', false),
    inferFunctionPermissions: flag(environment, 'INFER_FUNCTION_PERMISSIONS', true),
    liveQueryIntervalMs: wholeNumber(environment, 'LIVE_QUERIES_MULTIPLEXED_REFETCH_INTERVAL', 1000),
  };
}

function read(environment: Environment, name: string): string | undefined {
  return environment[`HASURA_GRAPHQL_${name}`] || undefined;
}

function wholeNumber(environment: Environment, name: string, fallback: number): number {
  const text = read(environment, name);
  if (text === undefined) return fallback;
  if (!/^\d+$/.test(text)) throw new Error(`HASURA_GRAPHQL_${name} is not a whole number: ${text}`);
  return Number(text);
}

function flag(environment: Environment, name: string, fallback: boolean): boolean {
  const text = read(environment, name)?.toLowerCase();
  if (text === undefined) return fallback;
  if (['true', 't', 'yes', 'y', '1'].includes(text)) return true;
  if (['false', 'f', 'no', 'n', '0'].includes(text)) return false;
  throw new Error(`HASURA_GRAPHQL_${name} is not a boolean: ${text}`);
}

function jwtSecrets(environment: Environment): JwtSecret[] | undefined {
  const one = read(environment, 'JWT_SECRET');
  const many = read(environment, 'JWT_SECRETS');
  if (one) return [parsed('JWT_SECRET', one) as JwtSecret];
  return many ? (parsed('JWT_SECRETS', many) as JwtSecret[]) : undefined;
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`HASURA_GRAPHQL_${name} is not JSON`);
  }
}
