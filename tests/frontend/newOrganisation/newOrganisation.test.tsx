import { screen, within } from '@testing-library/react';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { address, renderPortal } from '../support/renderPortal';

test.each([
  ['signed in', fakeIdentity(maker)],
  ['not signed in', fakeIdentity()],
])('%s: the page for a new organisation answers without a session', async (_who, identity) => {
  renderPortal('/new-organisation', identity);
  expect(await screen.findByRole('heading', { level: 1, name: 'Open an organisation' })).toBeVisible();
  expect(document.title).toBe('Open an organisation · Corridor');
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('list')).toHaveLength(2);
  expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
  expect(address()).toBe('/new-organisation');
});
