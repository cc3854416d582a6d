import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const twoLetters = /^[A-Z]{2}\.svg$/;

/**
 * Serves one SVG per upper-case two-letter country code under /flags (specification section 3), in development and in
 * the build, so that flags add nothing to the JavaScript.
 */
export function flagFiles(folder: string): Plugin {
  const names = readdirSync(folder).filter((name) => twoLetters.test(name));
  return {
    name: 'flag-files',
    configureServer(server) {
      server.middlewares.use('/flags', (request, response, next) => {
        const name = (request.url ?? '').slice(1);
        if (!names.includes(name)) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(readFileSync(join(folder, name)));
      });
    },
    generateBundle() {
      for (const name of names) {
        this.emitFile({ type: 'asset', fileName: `flags/${name}`, source: readFileSync(join(folder, name)) });
      }
    },
  };
}
