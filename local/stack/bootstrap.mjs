// The way in on a fresh clone: needs only Node and npm, installs what is missing, then goes on in TypeScript.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const oldest = [20, 19];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  console.error(`Corridor needs Node ${oldest.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

installDependencies();

const programs = { start: 'local/stack/main.ts', test: 'tests/run.ts' };
const [name = 'start', ...rest] = process.argv.slice(2);
const program = join(root, programs[name]);
process.argv.splice(1, Infinity, program, ...rest);
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
process.chdir(root);
await import('tsx');
await import(pathToFileURL(program).href);

/** Runs `npm ci` when the lock file is not the one that node_modules was made from. Everything runs from sources, so also what NODE_ENV=production would leave out. */
function installDependencies() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.corridor-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing dependencies …');
  const result = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, HASURA_CLI_INSTALL: process.env.HASURA_CLI_INSTALL ?? 'false' },
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
  writeFileSync(stamp, lock);
}
