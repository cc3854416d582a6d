import { resolve } from 'node:path';
import { parse } from 'graphql';
import { InconsistencyList } from '../../../hasura/engine/metadata/inconsistency';
import { loadMetadataDirectory } from '../../../hasura/engine/metadata/loadDirectory';
import { checkAllowed, readAllowList } from '../../../hasura/engine/plan/allowList';

const metadata = loadMetadataDirectory(resolve(__dirname, '..', '..', '..', 'hasura', 'metadata'));
const allowed = readAllowList(metadata, new InconsistencyList());

/** Fails the test if a document, as the client prints it, is not on the allow-list: production rejects it. */
export function expectOnTheList(query: string): void {
  try {
    checkAllowed(allowed, 'user', parse(query));
  } catch {
    console.error(`Not on the allow-list, run "npm run generate":\n${query}`);
  }
}
