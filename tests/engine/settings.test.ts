import { readEnvironment } from '../../hasura/engine/settings';

/** The settings of Hasura's variables, whose common prefix is left out here. */
function read(variables: Readonly<Record<string, string>>): ReturnType<typeof readEnvironment> {
  const entries = Object.entries(variables).map(([name, value]) => [`HASURA_GRAPHQL_${name}`, value]);
  return readEnvironment({ HASURA_GRAPHQL_DATABASE_URL: 'postgres://x', ...(Object.fromEntries(entries) as object) });
}

it('has a default for everything but the database', () => {
  expect(read({})).toEqual({
    databaseUrl: 'postgres://x',
    port: 8080,
    host: '127.0.0.1',
    stringifyNumericTypes: false,
    inferFunctionPermissions: true,
    configuredHeadersWin: false,
    dropsAbsentVariables: false,
    enforceAllowList: false,
    internalErrors: 'admin',
    databaseConnections: 50,
    liveQueryIntervalMs: 1000,
    liveQueryBatchSize: 1000,
    connectionInitTimeoutMs: 3000,
  });
  expect(() => readEnvironment({})).toThrow('HASURA_GRAPHQL_DATABASE_URL is not set');
});

it('takes the database of the metadata where no other is set', () => {
  const metadata = { HASURA_GRAPHQL_METADATA_DATABASE_URL: 'postgres://m' };
  expect(readEnvironment(metadata).databaseUrl).toBe('postgres://m');
  expect(readEnvironment({ ...metadata, HASURA_GRAPHQL_DATABASE_URL: 'postgres://d' }).databaseUrl).toBe(
    'postgres://d',
  );
});

it.each<[Record<string, string>, object]>([
  [
    { SERVER_PORT: '9000', SERVER_HOST: '0.0.0.0' },
    { port: 9000, host: '0.0.0.0' },
  ],
  [
    { ADMIN_SECRET: 's', UNAUTHORIZED_ROLE: 'anonymous' },
    { adminSecret: 's', unauthorizedRole: 'anonymous' },
  ],
  [{ ADMIN_SECRET: '' }, { adminSecret: undefined }],
  [{ PG_CONNECTIONS: '5' }, { databaseConnections: 5 }],
  [{ LIVE_QUERIES_MULTIPLEXED_REFETCH_INTERVAL: '250' }, { liveQueryIntervalMs: 250 }],
  [{ LIVE_QUERIES_MULTIPLEXED_BATCH_SIZE: '100' }, { liveQueryBatchSize: 100 }],
  [{ WEBSOCKET_CONNECTION_INIT_TIMEOUT: '10' }, { connectionInitTimeoutMs: 10_000 }],
  [{ INFER_FUNCTION_PERMISSIONS: 'false' }, { inferFunctionPermissions: false }],
  [{ CONFIGURED_HEADER_PRECEDENCE: 'true' }, { configuredHeadersWin: true }],
  [{ ENABLE_ALLOWLIST: 'true' }, { enforceAllowList: true }],
  [{ CORS_DOMAIN: 'https://a.example' }, { corsDomain: 'https://a.example' }],
  [{ CORS_DOMAIN: 'https://a.example', DISABLE_CORS: 'true' }, { corsDomain: null }],
  [{ ADMIN_INTERNAL_ERRORS: 'false' }, { internalErrors: 'hidden' }],
  [{ DEV_MODE: 'true', ADMIN_INTERNAL_ERRORS: 'false' }, { internalErrors: 'all' }],
  [{ DEFAULT_NAMING_CONVENTION: 'graphql-default' }, { namingConvention: undefined }],
  [{ EXPERIMENTAL_FEATURES: 'x, naming_convention' }, { namingConvention: 'hasura-default' }],
  [
    { EXPERIMENTAL_FEATURES: 'naming_convention', DEFAULT_NAMING_CONVENTION: 'graphql-default' },
    { namingConvention: 'graphql-default' },
  ],
  [{ JWT_SECRET: '{"type": "HS256", "key": "k"}' }, { jwtSecrets: [{ type: 'HS256', key: 'k' }] }],
  [{ JWT_SECRETS: '[{"jwk_url": "a"}, {"jwk_url": "b"}]' }, { jwtSecrets: [{ jwk_url: 'a' }, { jwk_url: 'b' }] }],
  [{ JWT_SECRET: '{"jwk_url": "a"}', JWT_SECRETS: '[]' }, { jwtSecrets: [{ jwk_url: 'a' }] }],
])('reads %j', (variables, expected) => {
  expect(read(variables)).toMatchObject(expected);
});

it.each([
  ...['true', 'TRUE', 't', 'yes', 'Y', '1'].map((text) => [text, true] as const),
  ...['false', 'False', 'f', 'no', 'N', '0'].map((text) => [text, false] as const),
])('takes %s for %s', (text, expected) => {
  expect(read({ STRINGIFY_NUMERIC_TYPES: text }).stringifyNumericTypes).toBe(expected);
});

it.each([
  [{ STRINGIFY_NUMERIC_TYPES: 'maybe' }, 'HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES is not a boolean: maybe'],
  [{ SERVER_PORT: '80a' }, 'HASURA_GRAPHQL_SERVER_PORT is not a whole number from 0: 80a'],
  [{ SERVER_PORT: '-1' }, 'HASURA_GRAPHQL_SERVER_PORT is not a whole number from 0: -1'],
  [{ PG_CONNECTIONS: '0' }, 'HASURA_GRAPHQL_PG_CONNECTIONS is not a whole number from 1: 0'],
  [
    { LIVE_QUERIES_MULTIPLEXED_BATCH_SIZE: '0' },
    'HASURA_GRAPHQL_LIVE_QUERIES_MULTIPLEXED_BATCH_SIZE is not a whole number from 1: 0',
  ],
  [{ JWT_SECRET: '{' }, 'HASURA_GRAPHQL_JWT_SECRET is not JSON'],
  [{ JWT_SECRETS: '[' }, 'HASURA_GRAPHQL_JWT_SECRETS is not JSON'],
  [
    { EXPERIMENTAL_FEATURES: 'naming_convention', DEFAULT_NAMING_CONVENTION: 'camel' },
    'HASURA_GRAPHQL_DEFAULT_NAMING_CONVENTION is neither hasura-default nor graphql-default: camel',
  ],
])('names the variable that is wrong: %j', (variables: Record<string, string>, message) => {
  expect(() => read(variables)).toThrow(message);
});

it('does not read the value of a convention while the feature is off', () => {
  expect(read({ DEFAULT_NAMING_CONVENTION: 'camel' }).namingConvention).toBeUndefined();
});
