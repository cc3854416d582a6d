import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { App } from '../../../frontend/src/app/App';
import { ServicesProvider, type Services } from '../../../frontend/src/app/services';
import { type IdentityClient } from '../../../frontend/src/app/session/identity';
import { UiProvider } from '../../../frontend/src/ui/theme/UiProvider';
import { aggregate, sessionUser } from './data';
import { fakeIdentity, maker } from './fakeIdentity';
import { FakeLive } from './fakeLive';
import { onCurrencies, onQuery, origin } from './server';

export const newId = '11111111-1111-4111-8111-111111111111';

function testServices(identity: IdentityClient, live: FakeLive): Services {
  return {
    config: {
      graphqlUrl: `${origin}/v1/graphql`,
      graphqlWsUrl: '/v1/graphql',
      region: 'eu-west-1',
      userPoolId: 'eu-west-1_local',
      clientId: 'client',
      cognitoEndpoint: `${origin}/cognito/`,
      activityLogUrl: `${origin}/activity-log`,
      currenciesUrl: `${origin}/currencies`,
      version: '1.57.9',
    },
    identity,
    openLive: async () => live.transport,
    now: () => new Date('2026-11-23T10:00:00Z'),
    newId: () => newId,
  };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** Where the browser stands. */
export const address = () => screen.getByTestId('address').textContent;

/** Renders the whole portal at an address. */
export function renderPortal(path: string, identity: IdentityClient = fakeIdentity(maker)) {
  const user = userEvent.setup();
  const live = new FakeLive();
  render(
    <UiProvider isTest>
      <ServicesProvider value={testServices(identity, live)}>
        <MemoryRouter initialEntries={[path]}>
          <App />
          <Address />
        </MemoryRouter>
      </ServicesProvider>
    </UiProvider>,
  );
  return { user, identity, live };
}

/** The calls that every signed-in page makes. */
export function serveSession(change: Parameters<typeof sessionUser>[0] = {}) {
  onCurrencies();
  onQuery('SessionUser', sessionUser(change));
  onQuery('allPaymentsAwaitingAuthorisation', { paymentsYouCanAuthoriseAggregate: aggregate('payments', 0) });
}
