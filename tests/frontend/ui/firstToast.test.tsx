import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showToast } from '../../../frontend/src/ui/toast';
import { renderToasts } from '../support/renderToasts';

// @alone: the list of toasts is loaded with the first of all.
test('the first toast of a session stays on the page that opens after it', async () => {
  renderToasts();
  expect(screen.getByRole('region', { name: 'Notifications' })).toBeEmptyDOMElement();
  act(() => showToast('success', 'Of the second page', '/two'));
  expect(await screen.findByText('Of the second page')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Two' }));
  expect(screen.getByText('Of the second page')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Three' }));
  await waitFor(() => expect(screen.queryByText('Of the second page')).toBeNull());
});
