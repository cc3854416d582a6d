import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { InconsistencyList } from '../../hasura/engine/metadata/inconsistency';
import type { AllowlistEntry, QueryCollection } from '../../hasura/engine/metadata/types';
import { readYamlFile } from '../../hasura/engine/metadata/yamlTree';
import { readAllowList } from '../../hasura/engine/plan/allowList';

const metadataFile = (name: string) =>
  readYamlFile(resolve(__dirname, '..', '..', 'hasura', 'metadata', `${name}.yaml`));

/** Reads the allow-list once for all test files: ALLOW_LIST names a file with its entries. */
function provideAllowList(): void {
  const allowed = readAllowList(
    {
      allowlist: metadataFile('allow_list') as AllowlistEntry[],
      query_collections: metadataFile('query_collections') as QueryCollection[],
    },
    new InconsistencyList(),
  )();
  const entries = [...allowed].map(([form, scopes]) => [form, scopes.map(({ roles }) => roles && [...roles])]);
  process.env.ALLOW_LIST = join(mkdtempSync(join(tmpdir(), 'corridor-allow-list-')), 'entries.json');
  writeFileSync(process.env.ALLOW_LIST, JSON.stringify(entries));
}

export { provideAllowList as default };
