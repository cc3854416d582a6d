import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { parse } from 'yaml';
import { root } from '../execute';

interface Service {
  readonly functions: Readonly<
    Record<string, { readonly handler: string; readonly events?: readonly { readonly httpApi?: HttpEvent }[] }>
  >;
}

interface HttpEvent {
  readonly method: string;
  readonly path: string;
}

/**
 * Writes the own stack with all Lambdas as one module. Node loads it in a tenth of a second, where jest would load its thousand
 * modules for each test file.
 */
export async function bundleOwnStack(outfile: string): Promise<void> {
  const service = parse(readFileSync(join(root, 'serverless.yml'), 'utf8')) as Service;
  await build({
    stdin: { contents: entryOf(service), resolveDir: root, loader: 'ts' },
    absWorkingDir: root,
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    banner: { js: 'globalThis.__isFlipped ??= () => false;' },
    logLevel: 'silent',
    plugins: [inPlace],
  });
}

/** Other texts of source files, by their paths, with the switches of `../../mutants` in them. */
const switchedTexts = () => {
  const { SWITCHED_TEXTS } = process.env;
  return SWITCHED_TEXTS ? (JSON.parse(readFileSync(SWITCHED_TEXTS, 'utf8')) as Record<string, string>) : {};
};

/** Modules that read a file beside them find it beside their source. */
const inPlace: Plugin = {
  name: 'in-place',
  setup: (hooks) => {
    const texts = switchedTexts();
    hooks.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = texts[path] ?? readFileSync(path, 'utf8');
      const place = text.includes('__dirname') ? `const __dirname = ${JSON.stringify(dirname(path))};` : '';
      return { contents: place + text, loader: 'ts' };
    });
  },
};

function entryOf({ functions }: Service): string {
  const lambdas = Object.entries(functions).map(([name, { handler, events = [] }]) => {
    const [file, exported] = handler.split('.');
    const event = events.find(({ httpApi }) => httpApi)?.httpApi;
    const route = event && `${event.method} ${event.path}`;
    return `{ name: '${name}', route: ${JSON.stringify(route)}, handler: (event) => require('./${file}').${exported}(event) }`;
  });
  return `
    import { openOwnStack } from './tests/support/ownStack/openOwnStack';
    export { makeTemplate } from './tests/support/ownStack/template';
    import { sharedContext } from './actions/container';
    export const open = (template) =>
      openOwnStack(template, [${lambdas.join(',\n')}], () => sharedContext().database.destroy());`;
}
