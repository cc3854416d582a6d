// `npm run hasura -- <command>`: hasura-cli where its binary could be downloaded, else $HASURA_CLI, else the one in PATH.
// Not through npx, which would download a package that is not in the lock file.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const packaged = join(root, 'node_modules', 'hasura-cli', 'hasura');
const smallestBinary = 1_000_000;

// Without a download, a small text file has the same name, and npm puts a link to it first in PATH.
const path = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.endsWith(join('node_modules', '.bin')));
const isBinary = existsSync(packaged) && statSync(packaged).size > smallestBinary;
const program = isBinary ? packaged : (process.env.HASURA_CLI ?? 'hasura');
const result = spawnSync(program, [...process.argv.slice(2), '--project', join(root, 'hasura')], {
  stdio: 'inherit',
  env: { ...process.env, PATH: path.join(delimiter) },
});
if (result.error) {
  console.error('hasura-cli is not here. Install it and set HASURA_CLI, or use POST /v1/metadata.');
  process.exit(1);
}
process.exit(result.status ?? 1);
