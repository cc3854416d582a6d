import type { EngineOptions } from './engine';
import type { JwtSecret } from './transport/jwt';

/** The settings that a stand-alone engine reads from Hasura's environment variables. */
export type Settings = Omit<EngineOptions, 'env' | 'log' | 'metadataDir'> & {
  readonly port: number;
  readonly host: string;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment at start. Throws an Error that names the variable when one is missing or wrong. */
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
    configuredHeadersWin: flag(environment, 'CONFIGURED_HEADER_PRECEDENCE', false),
    namingConvention: namingConvention(environment),
    dropsAbsentVariables: hasFeature(environment, 'no_null_unbound_variable_default'),
    enforceAllowList: flag(environment, 'ENABLE_ALLOWLIST', false),
    internalErrors: internalErrors(environment),
    corsDomain: flag(environment, 'DISABLE_CORS', false) ? null : read(environment, 'CORS_DOMAIN'),
    databaseConnections: wholeNumber(environment, 'PG_CONNECTIONS', 50, 1),
    liveQueryIntervalMs: wholeNumber(environment, 'LIVE_QUERIES_MULTIPLEXED_REFETCH_INTERVAL', 1000),
    liveQueryBatchSize: wholeNumber(environment, 'LIVE_QUERIES_MULTIPLEXED_BATCH_SIZE', 1000, 1),
    connectionInitTimeoutMs: wholeNumber(environment, 'WEBSOCKET_CONNECTION_INIT_TIMEOUT', 3) * 1000,
  };
}

function read(environment: Environment, name: string): string | undefined {
  return environment[`HASURA_GRAPHQL_${name}`] || undefined;
}

function wholeNumber(environment: Environment, name: string, fallback: number, minimum = 0): number {
  const text = read(environment, name);
  if (text === undefined) return fallback;
  if (!/^\d+$/.test(text) || Number(text) < minimum) {
    throw new Error(`HASURA_GRAPHQL_${name} is not a whole number from ${minimum}: ${text}`);
  }
  return Number(text);
}

function flag(environment: Environment, name: string, fallback: boolean): boolean {
  const text = read(environment, name)?.toLowerCase();
  if (text === undefined) return fallback;
  if (['true', 't', 'yes', 'y', '1'].includes(text)) return true;
  if (['false', 'f', 'no', 'n', '0'].includes(text)) return false;
  throw new Error(`HASURA_GRAPHQL_${name} is not a boolean: ${text}`);
}

function namingConvention(environment: Environment): EngineOptions['namingConvention'] {
  if (!hasFeature(environment, 'naming_convention')) return undefined;
  const text = read(environment, 'DEFAULT_NAMING_CONVENTION') ?? 'hasura-default';
  if (text === 'hasura-default' || text === 'graphql-default') return text;
  throw new Error(`HASURA_GRAPHQL_DEFAULT_NAMING_CONVENTION is neither hasura-default nor graphql-default: ${text}`);
}

function hasFeature(environment: Environment, name: string): boolean {
  const features = read(environment, 'EXPERIMENTAL_FEATURES')?.split(',') ?? [];
  return features.some((feature) => feature.trim() === name);
}

function internalErrors(environment: Environment): EngineOptions['internalErrors'] {
  if (flag(environment, 'DEV_MODE', false)) return 'all';
  return flag(environment, 'ADMIN_INTERNAL_ERRORS', true) ? 'admin' : 'hidden';
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
