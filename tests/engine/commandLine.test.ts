import { readCommand, usage } from '../../hasura/engine/commandLine';
import { version } from '../../package.json';

const environment = { HASURA_GRAPHQL_DATABASE_URL: 'postgres://variable/one', HASURA_GRAPHQL_SERVER_PORT: '9000' };

test('arguments go before the variables of the same meaning', () => {
  expect(readCommand([], environment)).toMatchObject({
    metadataDir: undefined,
    settings: { databaseUrl: 'postgres://variable/one', port: 9000 },
  });
  const args = ['--metadata', 'hasura/metadata', '--database-url', 'postgres://argument/two', '--port', '9001'];
  expect(readCommand(args, environment)).toMatchObject({
    metadataDir: 'hasura/metadata',
    settings: { databaseUrl: 'postgres://argument/two', port: 9001 },
  });
  expect(readCommand(['--database-url', 'postgres://argument/two'], {})).toMatchObject({ settings: { port: 8080 } });
});

test('help needs nothing else, and names every argument', () => {
  expect(readCommand(['--help'], {})).toEqual({ text: usage });
  for (const argument of ['--metadata', '--database-url', '--port', '--version', '--help']) {
    expect(usage).toContain(argument);
  }
});

test('the version is that of the repository, and needs nothing else', () => {
  expect(readCommand(['--version'], {})).toEqual({ text: version });
});

test.each<[readonly string[], RegExp]>([
  [['--databse-url', 'x'], /Unknown option '--databse-url'/],
  [[], /HASURA_GRAPHQL_DATABASE_URL is not set/],
  [['--database-url', 'x', '--port', 'http'], /HASURA_GRAPHQL_SERVER_PORT is not a whole number/],
])('%j is refused by name', (args, message) => {
  expect(() => readCommand(args, {})).toThrow(message);
});
