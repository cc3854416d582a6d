import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** `node build.mjs [folder]` builds the package: the engine with its libraries as one file, which is also the command, and its types. */
const here = dirname(fileURLToPath(import.meta.url));
const dist = resolve(process.argv[2] ?? join(here, 'dist'));
const typescript = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');

rmSync(dist, { recursive: true, force: true });
buildSync({
  entryPoints: [join(here, 'package.ts')],
  outfile: join(dist, 'engine.cjs'),
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  banner: { js: '#!/usr/bin/env node' },
  external: ['pg-native', 'bufferutil', 'utf-8-validate'],
  logLevel: 'error',
});
const types = [typescript, '--project', join(here, 'tsconfig.build.json'), '--outDir', join(dist, 'types')];
execFileSync(process.execPath, types, { stdio: 'inherit' });
