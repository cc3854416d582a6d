import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { appVersion } from '../domain/messages';

const root = resolve(__dirname, '..');
const built = join(root, 'frontend', 'dist');

/** What the SPA reads from /config.json before it starts. */
export interface SiteConfiguration {
  readonly graphqlUrl: string;
  readonly graphqlWsUrl: string;
  readonly region: string;
  readonly userPoolId: string;
  readonly clientId: string;
  readonly cognitoEndpoint: string;
  readonly activityLogUrl: string;
  readonly currenciesUrl: string;
  readonly version: string;
  readonly serviceWorker?: boolean;
}

/**
 * No inline script runs, nothing is fetched from elsewhere; inline styles are what the component kit sets its variables with. In
 * production CloudFront sends the same, and over https HSTS besides (docs/security.md).
 */
export const securityHeaders = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    // The own origin's WebSocket too: that is what 'self' means by CSP 3.
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** Builds the SPA when its sources are newer than the last build. @throws Error with the build's own message */
export function buildSite(): void {
  const sources = ['frontend', 'domain'].map((folder) => newest(join(root, folder)));
  const index = join(built, 'index.html');
  if (existsSync(index) && statSync(index).mtimeMs > Math.max(...sources)) return;
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const result = spawnSync(process.execPath, [vite, 'build', 'frontend', '--logLevel', 'warn'], {
    cwd: root,
    encoding: 'utf8',
    // Whoever builds, a test runner too, builds what people get.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (result.status !== 0) throw new Error(`The SPA could not be built: ${result.stderr || result.stdout}`);
}

function newest(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.name !== 'dist' && entry.name !== 'node_modules')
    .map((entry) => join(folder, entry.name))
    .reduce((latest, path) => {
      const stats = statSync(path);
      return Math.max(latest, stats.isDirectory() ? newest(path) : stats.mtimeMs);
    }, 0);
}

/** Serves the built SPA with history fallback, its configuration and the version manifest. */
export function serveSite(configuration: SiteConfiguration) {
  const files = sirv(built, {
    single: true,
    etag: true,
    dev: true,
    brotli: true,
    gzip: true,
    setHeaders: applyHeaders,
  });
  const documents: Readonly<Record<string, unknown>> = {
    '/config.json': configuration,
    '/version.json': { version: appVersion },
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    // What the build notes for its own tests is no part of the site.
    if (path.startsWith('/.')) return void response.writeHead(404).end();
    const document = documents[path];
    if (!document) return files(request, response);
    response.writeHead(200, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    response.end(JSON.stringify(document));
  };
}

function applyHeaders(response: ServerResponse, path: string): void {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  const isHashed = path.includes('/assets/');
  response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}
