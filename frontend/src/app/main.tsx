import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { invariant } from '../../../domain/invariant';
import '../ui/theme/base';
import { UiProvider } from '../ui/theme/UiProvider';
import { App, loadPortal } from './App';
import { loadConfig, type RuntimeConfig } from './config';
import { ServicesProvider, type Services } from './services';
import { CognitoIdentity, hasStoredTokens } from './session/cognito';
import { watchUpdates } from './updates/Updates';
import { reloadsForNewVersion } from './updates/versionCheck';

function browserServices(config: RuntimeConfig): Services {
  return {
    config,
    identity: new CognitoIdentity(config),
    openLive: async (headers) => (await import('./live')).openLive(config.graphqlWsUrl, headers),
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    updates: watchUpdates({
      hasWorker: import.meta.env.PROD && config.serviceWorker !== false,
      now: () => new Date(),
      reload: () => window.location.reload(),
    }),
  };
}

/** Whoever was signed in is about to need the portal: it comes beside the configuration. */
const portalIfWanted = () => (hasStoredTokens() ? loadPortal() : undefined);

async function start() {
  const container = document.getElementById('root');
  invariant(container, 'index.html has a root');
  const [isLeaving, config] = await Promise.all([reloadsForNewVersion(), loadConfig(), portalIfWanted()]);
  if (isLeaving) return;
  const services = browserServices(config);
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

/** Without a network there is the shell at most: no data is ever kept. It opens by itself once there is one again. */
function explainFailure(cause: unknown) {
  document.body.textContent = navigator.onLine
    ? 'Corridor could not start. Reload the page in a moment.'
    : 'You are offline. Corridor opens by itself once you are connected again.';
  window.addEventListener('online', () => window.location.reload(), { once: true });
  console.error(cause);
}

void start().catch(explainFailure);
