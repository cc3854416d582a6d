import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, context, type BuildOptions } from 'esbuild';
import { parse } from 'yaml';

const root = resolve(__dirname, '..', '..');

/** The program of the thread that reads uploaded files (actions/uploads/readUpload.ts). */
const fileWorker = 'actions/uploads/fileWorker.ts';

/** The part of serverless.yml that matters here. */
interface Service {
  readonly plugins: readonly string[];
  readonly functions: Readonly<Record<string, { readonly handler: string }>>;
}

/**
 * Writes what serverless-offline runs into a folder: the Lambdas of serverless.yml, bundled in one pass, and the service without
 * the plugin that would bundle them again and watch the whole checkout. Packages are loaded from this checkout, once for all
 * Lambdas.
 * @throws Error with esbuild's message
 */
export async function bundleActions(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const service = parse(readFileSync(join(root, 'serverless.yml'), 'utf8')) as Service;
  const plugins = service.plugins.filter((plugin) => plugin !== 'serverless-esbuild');
  writeFileSync(join(folder, 'serverless.json'), JSON.stringify({ ...service, plugins }));
  const packages = join(folder, 'node_modules');
  if (!existsSync(packages)) symlinkSync(join(root, 'node_modules'), packages, 'junction');
  await build(buildOptions(service, folder));
}

/** Bundles again after each change of a source. @param onBundle called after each, the first one included */
export async function watchActions(folder: string, onBundle: () => void): Promise<() => Promise<void>> {
  const service = parse(readFileSync(join(root, 'serverless.yml'), 'utf8')) as Service;
  const watcher = await context({
    ...buildOptions(service, folder),
    plugins: [{ name: 'report', setup: (hooks) => hooks.onEnd(({ errors }) => void (errors.length || onBundle())) }],
  });
  await watcher.watch();
  return () => watcher.dispose();
}

function buildOptions({ functions }: Service, folder: string): BuildOptions {
  const files = Object.values(functions).map(({ handler }) => handler.replace(/\.\w+$/, '.ts'));
  return {
    absWorkingDir: root,
    entryPoints: [...new Set(files), fileWorker],
    outbase: root,
    outdir: folder,
    bundle: true,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'silent',
  };
}
