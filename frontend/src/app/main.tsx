import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { invariant } from '../../../domain/invariant';
import '../ui/theme/base';
import { UiProvider } from '../ui/theme/UiProvider';
import { App, loadPortal } from './App';
import { loadConfig, type RuntimeConfig } from '../session/config';
import { ServicesProvider, type Services } from '../session/services';
import { listenBeforeRouter } from '../shared/leaving/popGate';
import { BrowserIdentity } from '../session/browserIdentity';
import { hasStoredTokens } from '../session/storedTokens';
import { firstPageMs } from '../ui/timing';
import { watchUpdates } from './updates/watchUpdates';
import { reloadIfOutdated } from './updates/versionCheck';

/** The identity client. It fetches the Cognito client after the first page, or at the first key, since a sign-in may follow. */
function preparedIdentity(config: RuntimeConfig): BrowserIdentity {
  const identity = new BrowserIdentity(config);
  const prepare = () => void identity.prepare();
  window.setTimeout(prepare, firstPageMs);
  window.addEventListener('input', prepare, { once: true });
  return identity;
}

function browserServices(config: RuntimeConfig): Services {
  return {
    config,
    identity: preparedIdentity(config),
    openLive: async (headers, observer) =>
      (await import('./connection/openLive')).openLive(config.graphqlWsUrl, headers, observer),
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    random: Math.random,
    updates: watchUpdates({
      hasWorker: import.meta.env.PROD && config.serviceWorker !== false,
      now: () => new Date(),
      reload: () => window.location.reload(),
    }),
  };
}

/** Loads the portal in parallel with the configuration if a user is probably signed in. */
const preloadPortalIfSignedIn = () => (hasStoredTokens() ? loadPortal() : undefined);

async function start() {
  const container = document.getElementById('root');
  invariant(container, 'index.html has a root');
  const [isReloading, config] = await Promise.all([reloadIfOutdated(), loadConfig(), preloadPortalIfSignedIn()]);
  if (isReloading) return;
  const services = browserServices(config);
  listenBeforeRouter();
  startTransition(() =>
    createRoot(container).render(
      <StrictMode>
        <UiProvider>
          <ServicesProvider value={services}>
            <BrowserRouter>
              <App />
            </BrowserRouter>
          </ServicesProvider>
        </UiProvider>
      </StrictMode>,
    ),
  );
}

/** Says why the portal did not start. Without a network it reloads once the network is back: no data is cached for offline use. */
function explainFailure(cause: unknown) {
  document.body.textContent = navigator.onLine
    ? 'Corridor could not start. Reload the page in a moment.'
    : 'You are offline. Corridor opens by itself once you are connected again.';
  window.addEventListener('online', () => window.location.reload(), { once: true });
  console.error(cause);
}

void start().catch(explainFailure);
