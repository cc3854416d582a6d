import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ComponentType } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { Provider } from 'urql';
import { lazyPage } from '../../../frontend/src/app/routing/lazyPage';
import { PageBoundary } from '../../../frontend/src/app/routing/PageBoundary';
import { ServicesProvider, type Services } from '../../../frontend/src/session/services';
import { VisibleReads } from '../../../frontend/src/graphql/visibleReads';
import { createGraphqlClient } from '../../../frontend/src/graphql/client';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { newId } from '../support/renderPortal';
import { onMutation, origin } from '../support/server';

const secret = 'IBAN DE89370400440532013000';
let isBroken = true;

function Payment() {
  if (isBroken) throw new Error(secret);
  return <p>The payment</p>;
}

function renderPages(Page: ComponentType = Payment) {
  const client = createGraphqlClient({
    url: `${origin}/v1/graphql`,
    identity: fakeIdentity(maker),
    now: () => new Date('2026-11-23T10:00:00Z'),
    accountId: () => undefined,
    onSessionLost: () => undefined,
    onRenewed: () => undefined,
    onAnswer: () => undefined,
    onNoAnswer: () => undefined,
    visibleReads: new VisibleReads(),
    forwardSubscription: () => ({ subscribe: () => ({ unsubscribe: () => undefined }) }),
  });
  const user = userEvent.setup();
  render(
    <Provider value={client}>
      <ServicesProvider value={{ newId: () => newId } as Services}>
        <MemoryRouter initialEntries={['/payment']}>
          <Link to="/other">Other</Link>
          <PageBoundary>
            <Suspense fallback="…">
              <Routes>
                <Route path="/payment" element={<Page />} />
                <Route path="*" element={<p>Another page</p>} />
              </Routes>
            </Suspense>
          </PageBoundary>
        </MemoryRouter>
      </ServicesProvider>
    </Provider>,
  );
  return user;
}

beforeEach(() => {
  isBroken = true;
  // React and the boundary both log the error.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const recorded = () => onMutation('createActivity', { createActivity: { __typename: 'CreatedActivity', id: newId } });

test('a page that fails shows an event id; the log gets the id and the path, but no data', async () => {
  const calls = recorded();
  renderPages();
  expect(await screen.findByText(`Error: Event ID ${newId}`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.variables).toEqual({
    activityName: 'Screen Failed',
    eventCode: 'E013',
    eventType: 'E',
    details: `Event ID ${newId} at /payment`,
  });
  expect(document.body).not.toHaveTextContent(secret);
  expect(console.error).toHaveBeenCalledWith(`Error: Event ID ${newId}`, expect.any(Error), expect.any(String));
});

test('a retry shows the page once it works', async () => {
  recorded();
  const user = renderPages();
  await screen.findByText(`Error: Event ID ${newId}`);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The payment')).toBeVisible();
});

test('another address clears the error', async () => {
  recorded();
  const user = renderPages();
  await screen.findByText(`Error: Event ID ${newId}`);
  await user.click(screen.getByRole('link', { name: 'Other' }));
  expect(await screen.findByText('Another page')).toBeVisible();
  expect(screen.queryByText(`Error: Event ID ${newId}`)).toBeNull();
});

describe('a page in its own file', () => {
  test('is loaded again after a second', async () => {
    const reload = jest.fn();
    const load = jest.fn(async () => ({ Late: () => <p>Here</p> }));
    load.mockRejectedValueOnce(new Error('gone'));
    renderPages(lazyPage(load, 'Late', reload));
    expect(await screen.findByText('Here')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
  });

  test('reloads the browser once if it cannot be loaded, and not repeatedly', async () => {
    const reload = jest.fn();
    const load = jest.fn(async (): Promise<{ Lost: () => null }> => {
      throw new Error('gone');
    });
    const failed = recorded();
    for (const visit of [1, 2]) {
      renderPages(lazyPage(load, 'Lost', reload));
      expect(await screen.findByText(`Error: Event ID ${newId}`)).toBeVisible();
      expect(load).toHaveBeenCalledTimes(2 * visit);
      expect(reload).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(failed).toHaveLength(visit));
      cleanup();
    }
    sessionStorage.clear();
  });
});
