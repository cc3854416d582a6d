import type { IncomingMessage, ServerResponse } from 'node:http';
import { maxBodyBytes, parseJson, readBody } from '../../hasura/engine/transport/body';
import { hasuraClaims } from '../identity/hasuraClaims';
import { signInDemoUser } from '../identity/signInDemoUser';
import { bundlePage, type Bundle } from './bundle';
import type { ConsoleSettings, SignedIn } from './settings';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Console · Corridor</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/console/console.css" />
    <script type="module" src="/console/console.js"></script>
  </head>
  <body><div id="console"></div></body>
</html>
`;

const securityHeaders = {
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; font-src data:; img-src 'self' data:; connect-src 'self' ws: wss:; frame-ancestors 'none'",
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
};

const contentTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

/**
 * Serves `/console`, which is GraphiQL, and `/console/data`, the tables. They are one page, bundled when it is first asked for, with what
 * it needs to ask as any role or demo user. Local only: it lets its user act as any other user.
 * @param origin the stack's own address, at which demo users are signed in
 */
export function consoleRoute(
  origin: string,
  settings: ConsoleSettings,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  let bundle: Promise<Bundle> | undefined;
  return async (request, response) => {
    const path = (request.url ?? '').split('?')[0]?.replace(/^\/console\/?/, '') ?? '';
    try {
      if (path === '' || path === 'data') return send(response, 200, 'text/html; charset=utf-8', page);
      if (path === 'settings.json') return sendJson(response, 200, settings);
      if (path === 'sign-in' && request.method === 'POST') {
        return sendJson(response, 200, await signIn(origin, request));
      }
      const file = (await (bundle ??= bundlePage())).get(path);
      const type = contentTypes[path.split('.').at(-1) ?? ''];
      if (!file || !type) return sendJson(response, 404, { message: 'Not found.' });
      send(response, 200, type, file);
    } catch (error) {
      sendJson(response, 400, { message: error instanceof Error ? error.message : String(error) });
    }
  };
}

async function signIn(origin: string, request: IncomingMessage): Promise<SignedIn> {
  const { username } = parseJson(await readBody(request, maxBodyBytes)) as { readonly username: string };
  const { idToken } = await signInDemoUser(origin, username);
  return { idToken, ...hasuraClaims(idToken) };
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, 'application/json', JSON.stringify(body));
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, { ...securityHeaders, 'content-type': type });
  response.end(body);
}
