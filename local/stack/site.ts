import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import sirv from 'sirv';
import { appVersion } from '../../domain/messages';
import { sitePath } from './sitePath';

const root = resolve(__dirname, '..', '..');
const run = promisify(execFile);

/** A site that is built separately: the portal, or the component gallery. */
export type Site = 'frontend' | 'frontend/gallery';

const builtFolder = (site: Site) => join(root, site, 'dist');

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

/** Builds a site when its sources are newer than its last build. @throws Error with the build's own message */
export async function buildSite(site: Site = 'frontend'): Promise<void> {
  const sources = ['frontend', 'domain'].map((folder) => newest(join(root, folder)));
  const index = join(builtFolder(site), 'index.html');
  if (existsSync(index) && statSync(index).mtimeMs > Math.max(...sources)) return;
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  await run(process.execPath, [vite, 'build', site, '--logLevel', 'warn'], {
    cwd: root,
    // A test runner sets another NODE_ENV; the build must still be the production build.
    env: { ...process.env, NODE_ENV: 'production' },
  });
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

/** The files of a built site, with history fallback; none of its hidden files. */
export function siteFiles(site: Site) {
  const options = { single: true, etag: true, dev: true, brotli: true, gzip: true, setHeaders: applyHeaders };
  const serve = sirv(builtFolder(site), options);
  return (request: IncomingMessage, response: ServerResponse): void => {
    const path = sitePath(request.url ?? '');
    if (!path) return void response.writeHead(404).end();
    request.url = path.split('/').map(encodeURIComponent).join('/');
    serve(request, response);
  };
}

/** Serves the built portal, its configuration and the version manifest. */
export function serveSite(configuration: SiteConfiguration) {
  const files = siteFiles('frontend');
  const documents: Readonly<Record<string, unknown>> = {
    '/config.json': configuration,
    '/version.json': { version: appVersion },
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    const document = documents[sitePath(request.url ?? '') ?? ''];
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
