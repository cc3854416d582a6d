import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { fill, serveForm } from '../support/paymentForm';
import { renderPortal, serveDashboard, serveSession } from '../support/renderPortal';
import { api, onQuery, server } from '../support/server';

const notices = (text: string) => ({ settings: [{ __typename: 'settings', notifications_page_html: text }] });
const strip = () => screen.queryByText(/What you see may be out of date\. Trying again…/);

/** Takes the server away, or lets it answer. Returns how often it was asked whether it is there. */
function setServer(isThere: boolean): () => number {
  let questions = 0;
  server.use(
    api.operation(({ operationName }) => {
      if (!operationName) questions += 1;
      if (!isThere) return HttpResponse.error();
      return operationName ? undefined : HttpResponse.json({ data: { __typename: 'query_root' } });
    }),
  );
  return () => questions;
}

const setNetwork = (isOn: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOn);
  act(() => void window.dispatchEvent(new Event(isOn ? 'online' : 'offline')));
};

test('without a network a strip says so, what was read stays, and the return reads it again', async () => {
  serveSession();
  onQuery('notificationsHtml', notices('<p>Cut-off is 14:30</p>'));
  renderPortal('/notifications');
  expect(await screen.findByText('Cut-off is 14:30')).toBeVisible();
  setServer(false);
  setNetwork(false);
  expect(strip()).toBeNull();
  expect(await screen.findByText(/^You are offline\. What you see/)).toBeVisible();
  expect(screen.getByText('Cut-off is 14:30')).toBeVisible();

  setServer(true);
  onQuery('notificationsHtml', notices('<p>Cut-off is 12:00</p>'));
  setNetwork(true);
  expect(await screen.findByText('You are back online')).toBeInTheDocument();
  expect(strip()).toBeNull();
  expect(await screen.findByText('Cut-off is 12:00')).toBeVisible();
});

test('a server that is gone shows the strip, as a call finds out', async () => {
  serveSession();
  serveDashboard();
  const { user } = renderPortal('/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  setServer(false);
  await user.click(screen.getByRole('link', { name: 'Notifications' }));
  expect(await screen.findByText(/^Corridor cannot be reached\. What you see/)).toBeVisible();
});

test('a socket that breaks while the server answers is no outage', async () => {
  serveSession();
  serveDashboard();
  const { live } = renderPortal('/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  const questions = setServer(true);
  // Again where the page was still reading: each answer ends the doubt before the server is asked.
  const breakUntil = (check: () => void) =>
    waitFor(() => {
      act(() => live.break());
      check();
    });
  await breakUntil(() => expect(questions()).toBe(1));
  expect(strip()).toBeNull();
  setServer(false);
  await breakUntil(() => expect(screen.getByText(/^Corridor cannot be reached/)).toBeVisible());
});

test('a page keeps what it shows where a later reading gets no answer', async () => {
  serveSession();
  onQuery('notificationsHtml', notices('<p>Cut-off is 14:30</p>'));
  const { user } = renderPortal('/notifications');
  expect(await screen.findByText('Cut-off is 14:30')).toBeVisible();
  server.use(api.query('notificationsHtml', () => HttpResponse.error()));
  setServer(true);
  setNetwork(false);
  server.use(api.operation(({ operationName }) => (operationName ? undefined : HttpResponse.error())));
  expect(await screen.findByText(/^You are offline/)).toBeVisible();
  setServer(true);
  server.use(api.query('notificationsHtml', () => HttpResponse.error()));
  setNetwork(true);
  expect(await screen.findByRole('alert')).toHaveTextContent('The portal cannot be reached.');
  expect(screen.getByText('Cut-off is 14:30')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Cut-off is 14:30')).toBeVisible();
});

test('what was typed is still there after an outage', async () => {
  serveForm();
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '1200');
  setServer(false);
  setNetwork(false);
  expect(await screen.findByText(/^You are offline/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Reference' }), '-B');
  setServer(true);
  serveForm();
  setNetwork(true);
  await waitFor(() => expect(strip()).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Reference' })).toHaveValue('INV-9-B');
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Invoice');
});
