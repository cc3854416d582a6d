import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { invariant } from '../../../domain/invariant';
import '../ui/theme/base';
import { UiProvider } from '../ui/theme/UiProvider';
import { App } from './App';
import { loadConfig, type RuntimeConfig } from './config';
import { ServicesProvider, type Services } from './services';
import { CognitoIdentity } from './session/cognito';

function browserServices(config: RuntimeConfig): Services {
  return {
    config,
    identity: new CognitoIdentity(config),
    openLive: async (headers) => (await import('./live')).openLive(config.graphqlWsUrl, headers),
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
  };
}

async function start() {
  const container = document.getElementById('root');
  invariant(container, 'index.html has a root');
  const services = browserServices(await loadConfig());
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
  );
}

void start().catch((cause: unknown) => {
  document.body.textContent = 'Corridor could not start. Reload the page in a moment.';
  console.error(cause);
});
