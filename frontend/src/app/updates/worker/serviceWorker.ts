import { skipWaiting } from './messages';
import type { WorkerScope } from './scope';
import { shellCache, treatmentOf, type ShellFiles } from './shellCache';

/** Defined by the build (frontend/serviceWorkerFile.ts). */
declare const builtShellFiles: ShellFiles;

const scope = globalThis as unknown as WorkerScope;
const shell = shellCache(scope, builtShellFiles);

scope.addEventListener('install', (event) => event.waitUntil(shell.fill()));

scope.addEventListener('activate', (event) =>
  event.waitUntil(shell.deleteOtherVersions().then(() => scope.clients.claim())),
);

scope.addEventListener('message', ({ data }) => {
  if (data === skipWaiting) void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const treatment = treatmentOf(event.request, scope.location.origin);
  if (treatment !== 'untouched') event.respondWith(shell[treatment](event.request));
});
