import { resolve } from 'node:path';
import { parse } from 'graphql';
import { InconsistencyList } from '../../../hasura/engine/metadata/inconsistency';
import { loadMetadataDirectory } from '../../../hasura/engine/metadata/loadDirectory';
import { checkAllowed, readAllowList } from '../../../hasura/engine/plan/allowList';

const metadata = loadMetadataDirectory(resolve(__dirname, '..', '..', '..', 'hasura', 'metadata'));
const allowed = readAllowList(metadata, new InconsistencyList());

/** Fails the test when it sends what production refuses: text as the SPA's client makes it, not as the sources have it. */
export function expectOnTheList(query: string): void {
  try {
    checkAllowed(allowed, 'user', parse(query));
  } catch {
    console.error(`Not on the allow-list, run "npm run generate":\n${query}`);
  }
}
