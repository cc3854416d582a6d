// `npm run hasura -- <command>`: hasura-cli where its binary could be downloaded, else $HASURA_CLI, else the one in PATH.
// Never through npx: that would fetch a program nobody asked for.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const packaged = join(root, 'node_modules', 'hasura-cli', 'hasura');
const smallestBinary = 1_000_000;

// Where the download failed, npm leaves a small text file under the same name.
const isBinary = existsSync(packaged) && statSync(packaged).size > smallestBinary;
const program = isBinary ? packaged : (process.env.HASURA_CLI ?? 'hasura');
const result = spawnSync(program, [...process.argv.slice(2), '--project', join(root, 'hasura')], { stdio: 'inherit' });
if (result.error) {
  console.error('hasura-cli is not here. Install it and set HASURA_CLI, or use POST /v1/metadata.');
  process.exit(1);
}
process.exit(result.status ?? 1);
