import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run engine`: the engine and its packages as one plain file, which starts sooner and runs quicker than hundreds of them. The
 * file is kept until a source or the installed packages are newer.
 */
const here = dirname(fileURLToPath(import.meta.url));
const packages = join(here, '..', '..', 'node_modules');
const folder = join(packages, '.cache', 'corridor');
const outfile = join(folder, 'engine.cjs');

const changed = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);
const sources = readdirSync(here, { recursive: true }).map((name) => join(here, name));
const inputs = [...sources, join(packages, '.package-lock.json')];
if (changed(outfile) <= Math.max(...inputs.map(changed))) await bundle();
createRequire(import.meta.url)(outfile);

async function bundle() {
  const { buildSync } = await import('esbuild');
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `engine-${process.pid}.cjs`);
  try {
    buildSync({
      entryPoints: [join(here, 'main.ts')],
      outfile: draft,
      bundle: true,
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      external: ['pg-native', 'bufferutil', 'utf-8-validate'],
      logLevel: 'error',
    });
    renameSync(draft, outfile);
  } finally {
    rmSync(draft, { force: true });
  }
}
