import { basename, resolve } from 'node:path';
import { buildSync } from 'esbuild';

const repository = resolve(__dirname, '..', '..');

/** Compiles a program of the repository to one plain file, as the engine is run; gives the command that runs it. */
export function bundled(file: string): string[] {
  const outfile = resolve(repository, 'node_modules', '.cache', 'corridor', `${basename(file, '.ts')}.mjs`);
  buildSync({
    entryPoints: [resolve(repository, file)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  });
  return [process.execPath, outfile];
}

/** The command of the engine on a metadata directory. */
export function engineCommand(metadata: string): string[] {
  return [process.execPath, resolve(repository, 'hasura', 'engine', 'bin.mjs'), '--metadata', metadata];
}
