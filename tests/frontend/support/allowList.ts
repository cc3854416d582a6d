import { resolve } from 'node:path';
import { parse } from 'graphql';
import { InconsistencyList } from '../../../hasura/engine/metadata/inconsistency';
import type { AllowlistEntry, QueryCollection } from '../../../hasura/engine/metadata/types';
import { readYamlFile } from '../../../hasura/engine/metadata/yamlTree';
import { checkAllowed, readAllowList } from '../../../hasura/engine/plan/allowList';

const metadataFile = (name: string) =>
  readYamlFile(resolve(__dirname, '..', '..', '..', 'hasura', 'metadata', `${name}.yaml`));

const allowed = readAllowList(
  {
    allowlist: metadataFile('allow_list') as AllowlistEntry[],
    query_collections: metadataFile('query_collections') as QueryCollection[],
  },
  new InconsistencyList(),
);

/** Fails the test if a document, as the client prints it, is not on the allow-list: production rejects it. */
export function expectOnTheList(query: string): void {
  try {
    checkAllowed(allowed, 'user', parse(query));
  } catch {
    console.error(`Not on the allow-list, run "npm run generate":\n${query}`);
  }
}
