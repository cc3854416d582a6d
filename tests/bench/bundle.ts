import { basename, resolve } from 'node:path';
import { buildSync } from 'esbuild';

const repository = resolve(__dirname, '..', '..');

/**
 * Compiles a program of the repository to one plain file and gives the command that runs it. The file is a CommonJS module, as the Lambdas
 * are: from an ES module, Node.js does not find the names of some CommonJS packages, such as those of papaparse.
 */
export function bundled(file: string): string[] {
  const outfile = resolve(repository, 'node_modules', '.cache', 'corridor', `${basename(file, '.ts')}.cjs`);
  buildSync({
    entryPoints: [resolve(repository, file)],
    outfile,
    bundle: true,
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
