import { parseArgs } from 'node:util';
import { version } from './package.json';
import { readEnvironment, type Settings } from './settings';

/** What the engine prints when it is asked for help. */
export const usage = `Usage: corridor-engine [--metadata <directory>] [--database-url <url>] [--port <number>]

  --metadata      a directory in the format of hasura metadata apply; without one, metadata is taken by replace_metadata
  --database-url  the Postgres that is served, as HASURA_GRAPHQL_DATABASE_URL
  --port          where it listens, as HASURA_GRAPHQL_SERVER_PORT; 8080 otherwise
  --version       the version of the engine
  --help          this text

All other settings are Hasura's environment variables, such as HASURA_GRAPHQL_ADMIN_SECRET. It is made for development and tests.`;

/** What the command line asks for: a stand-alone engine, or a text. */
export type Command =
  | { readonly metadataDir: string | undefined; readonly settings: Settings }
  | { readonly text: string };

/**
 * Reads the arguments, which go before the variables of the same meaning.
 * @throws Error that names an unknown argument, or a variable that is missing or wrong
 */
export function readCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Command {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = { metadata: text, 'database-url': text, port: text, version: flag, help: flag } as const;
  const { values } = parseArgs({ args: [...args], options });
  if (values.help) return { text: usage };
  if (values.version) return { text: version };
  const given = {
    ...(values['database-url'] !== undefined && { HASURA_GRAPHQL_DATABASE_URL: values['database-url'] }),
    ...(values.port !== undefined && { HASURA_GRAPHQL_SERVER_PORT: values.port }),
  };
  return { metadataDir: values.metadata, settings: readEnvironment({ ...environment, ...given }) };
}
