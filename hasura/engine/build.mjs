import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** `node build.mjs [folder]` builds the package: the engine with its libraries as one file, which is also the command, its types and its licences. */
const here = dirname(fileURLToPath(import.meta.url));
const dist = resolve(process.argv[2] ?? join(here, 'dist'));
const typescript = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');

rmSync(dist, { recursive: true, force: true });
const { metafile } = buildSync({
  entryPoints: [join(here, 'package.ts')],
  outfile: join(dist, 'engine.cjs'),
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  banner: { js: '#!/usr/bin/env node' },
  external: ['pg-native', 'bufferutil', 'utf-8-validate'],
  logLevel: 'error',
  metafile: true,
});
copyFileSync(join(here, '..', '..', 'LICENSE'), join(dist, 'LICENSE'));
writeFileSync(join(dist, 'NOTICES.txt'), notices(Object.keys(metafile.inputs)));
const types = [typescript, '--project', join(here, 'tsconfig.build.json'), '--outDir', join(dist, 'types')];
execFileSync(process.execPath, types, { stdio: 'inherit' });

/** The licences of the packages that the files in the bundle are of. */
function notices(files) {
  const folders = new Set(
    files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.split(sep).join('/')) ?? []),
  );
  return [...folders]
    .sort((one, other) => one.localeCompare(other))
    .map(notice)
    .join('\n\n');
}

function notice(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder).filter((file) => /^(licen[cs]e|notice)/i.test(file));
  return [`${name} ${version} (${license})`, ...texts.map((file) => readFileSync(join(folder, file), 'utf8'))].join(
    '\n\n',
  );
}
