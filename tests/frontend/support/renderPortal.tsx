import { appVersion } from '../../../domain/messages';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { App } from '../../../frontend/src/app/App';
import { ServicesProvider, type Services } from '../../../frontend/src/session/services';
import type { IdentityClient } from '../../../frontend/src/session/identity';
import { UiProvider } from '../../../frontend/src/ui/theme/UiProvider';
import { aggregate, dashboardCounts, countryLists, currencyOffers, sessionUser, tccAccount } from './data';
import { fakeIdentity, maker } from './fakeIdentity';
import { FakeLive } from './fakeLive';
import { onCurrencies, onMutation, onQuery, origin } from './server';

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
      version: appVersion,
    },
    identity,
    openLive: async (_headers, observer) => live.open(observer),
    now: () => new Date('2026-11-23T10:00:00Z'),
    newId: () => newId,
    random: () => 1,
    updates: { isAvailable: () => false, subscribe: () => () => undefined, apply: () => undefined },
  };
}

/** What the browser has outside the page: the address and the way back. */
function Browser() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output data-testid="address">{pathname + search}</output>
      <button type="button" hidden data-testid="back" onClick={() => void navigate(-1)} />
    </>
  );
}

/** The current address. */
export const address = () => screen.getByTestId('address').textContent;

/** Goes back to the page before, as the browser's button does. */
export const goBack = () => fireEvent.click(screen.getByTestId('back'));

/** Renders the whole portal at an address. */
export function renderPortal(
  path: string,
  identity: IdentityClient = fakeIdentity(maker),
  change: Partial<Services> = {},
) {
  const user = userEvent.setup();
  const live = new FakeLive();
  render(
    <UiProvider isTest>
      <ServicesProvider value={{ ...testServices(identity, live), ...change }}>
        <MemoryRouter initialEntries={[path]}>
          <App />
          <Browser />
        </MemoryRouter>
      </ServicesProvider>
    </UiProvider>,
  );
  return { user, identity, live };
}

/** The calls that every signed-in page makes. */
export function serveSession(change: Parameters<typeof sessionUser>[0] = {}) {
  serveGlobalData(sessionUser(change));
}

/** The same with a given response to GlobalData. */
export function serveGlobalData(global: ReturnType<typeof sessionUser>) {
  const { users_by_pk: user } = global;
  onCurrencies();
  onQuery('checkIfUserExists', { users_by_pk: { __typename: 'users', id: user.id, enabled: user.enabled } });
  onQuery('GetAccountsForUser', ({ limit, offset, pattern = '%' }) => ({
    users_by_pk: {
      __typename: 'users',
      id: user.id,
      contacts: user.contacts
        .filter(({ account }) => JSON.stringify(account).toLowerCase().includes(String(pattern).replaceAll('%', '')))
        .slice(Number(offset), Number(offset) + Number(limit))
        .map((seat) => ({ ...seat, account_id: seat.account.id })),
      contacts_aggregate: aggregate('CurrencyCloudContacts', user.contacts.length),
    },
  }));
  onQuery('GlobalData', global);
  onQuery('GetCountries', countryLists);
  onQuery('CurrencyOffers', { currency_settings: currencyOffers });
  onQuery('loggedInTCCAccount', { loggedInTCCAccount: tccAccount });
  onQuery('SavedViews', { saved_views: [] });
  onQuery('ownApiKey', { access: null, keys: [] });
  onQuery('PayeesToConfirm', { beneficiaries: [] });
  onQuery('BankHolidays', {
    getValidPaymentDates: { __typename: 'ValidPaymentDates', invalidPaymentDates: [] },
  });
  onQuery('waitingChangeCount', { pending_changes_aggregate: aggregate('pending_changes', 0) });
  onQuery('organisationFourEyes', ({ id }) => ({
    organisations_by_pk: {
      __typename: 'organisations',
      id,
      four_eyes: [],
      userLinks_aggregate: aggregate('users_organisations', 2),
    },
  }));
  onQuery('allPaymentsAwaitingAuthorisation', { paymentsYouCanAuthoriseAggregate: aggregate('payments', 0) });
  onMutation('updateLastSeen', { updateLastSeen: { __typename: 'LastSeen', lastSeenAt: '2026-11-23T10:00:00Z' } });
  onMutation('createActivity', { createActivity: { __typename: 'CreatedActivity', id: newId } });
}

/** Empty responses to the dashboard's queries. */
export function serveDashboard() {
  onQuery('paymentsAwaitingAuthorisation', { paymentsYouCanAuthorise: [] });
  onQuery('DashboardAccount', { payments: [], failed: [], balances: [], exchange_rates: [] });
  onQuery('UpcomingPayments', { payments: [], exchange_rates: [] });
  onQuery('DashboardRoles', { roles: [] });
  onQuery('DashboardCounts', dashboardCounts());
}
