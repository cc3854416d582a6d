import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';

const root = resolve(__dirname, '..', '..');

/** One place of the code that is changed on purpose: `from`, which the file must contain, becomes `to`. */
export interface Change {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Loads a module and all that it imports anew, with one place changed.
 * @param entry the module, from the repository's root
 * @throws Error if the place is not there
 */
export async function loadChanged<Exports>(entry: string, change?: Change): Promise<Exports> {
  const result = await build({
    entryPoints: [resolve(root, entry)],
    bundle: true,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    write: false,
    outfile: resolve(root, 'node_modules', '.cache', 'corridor', 'changed.cjs'),
    logLevel: 'silent',
    plugins: change ? [changing(change)] : [],
  });
  const code = result.outputFiles[0]?.text ?? '';
  const module = { exports: {} as Exports };
  // oxlint-disable-next-line typescript/no-implied-eval -- the bundle is ours, and it runs as a module would
  new Function('module', 'exports', 'require', code)(module, module.exports, require);
  return module.exports;
}

function changing({ file, from, to }: Change): Plugin {
  const path = resolve(root, file);
  return {
    name: 'changing',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.ts$/ }, (args) => {
        if (args.path !== path) return undefined;
        const source = readFileSync(path, 'utf8');
        if (!source.includes(from)) throw new Error(`${file} does not say: ${from}`);
        return { contents: source.replace(from, () => to), loader: 'ts' };
      }),
  };
}
