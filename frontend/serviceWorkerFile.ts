import { createHash } from 'node:crypto';
import { buildSync } from 'esbuild';
import type { Plugin } from 'vite';

/** A file of a build, as the bundler describes it. */
interface BuiltFile {
  readonly type: 'asset' | 'chunk';
  readonly fileName: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string>; readonly importedAssets: ReadonlySet<string> };
}

/** The files of the entry: the page, its chunk and the static imports, with their styles and fonts. */
export function shellFiles(bundle: Readonly<Record<string, BuiltFile>>): string[] {
  const files = new Set<string>(['index.html']);
  const add = (chunk: BuiltFile | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    chunk.viteMetadata?.importedCss.forEach((name) => files.add(name));
    chunk.viteMetadata?.importedAssets.forEach((name) => files.add(name));
    chunk.imports?.forEach((name) => add(bundle[name]));
  };
  Object.values(bundle)
    .filter(({ isEntry }) => isEntry)
    .forEach(add);
  return [...files].map((name) => `/${name}`).sort();
}

/**
 * Builds the service worker as /service-worker.js (specification section 9): one classic script that contains the names of the
 * entry's files, and a version that is a hash of these names. A release with other files therefore has another worker.
 */
export function serviceWorkerFile(source: string): Plugin {
  return {
    name: 'service-worker-file',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = shellFiles(bundle as unknown as Record<string, BuiltFile>);
        const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
        const { outputFiles } = buildSync({
          entryPoints: [source],
          bundle: true,
          write: false,
          minify: true,
          format: 'iife',
          target: 'es2022',
          define: { builtShellFiles: JSON.stringify({ version, files }) },
        });
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: outputFiles[0]?.text ?? '' });
      },
    },
  };
}
