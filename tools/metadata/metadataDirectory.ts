import { resolve } from 'node:path';

/** The folder of the project's metadata. */
export const metadataDirectory = resolve(__dirname, '..', '..', 'hasura', 'metadata');

/** Values of the variables that the metadata reads, for programs that load it without calling an action. */
export const metadataEnvironment = (databaseUrl: string): Record<string, string> => ({
  HASURA_GRAPHQL_DATABASE_URL: databaseUrl,
  ACTIONS_URL: 'http://localhost',
  ACTIONS_SECRET: 'unused',
});
