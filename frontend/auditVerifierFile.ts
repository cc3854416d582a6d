import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSync } from 'esbuild';
import type { Plugin } from 'vite';

/** The page that verifies exports of the audit log, with its script inside: it works from a folder, without a server. */
export function auditVerifierPage(folder: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [resolve(folder, 'verifier.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
  });
  const script = (outputFiles[0]?.text ?? '').trim();
  return readFileSync(resolve(folder, 'page.html'), 'utf8').replace('/* verifier */', () => script);
}

/** Makes /verify-audit.html. */
export function auditVerifierFile(folder: string): Plugin {
  return {
    name: 'audit-verifier-file',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'verify-audit.html', source: auditVerifierPage(folder) });
    },
  };
}
