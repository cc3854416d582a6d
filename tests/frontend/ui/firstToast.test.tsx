import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { UiProvider } from '../../../frontend/src/ui/theme/UiProvider';
import { Toasts } from '../../../frontend/src/ui/Toasts';
import { showToast } from '../../../frontend/src/ui/toast';

test('the first toast of a session stays on the page that opens after it', async () => {
  render(
    <UiProvider isTest>
      <MemoryRouter initialEntries={['/one']}>
        <Link to="/two">Two</Link>
        <Link to="/three">Three</Link>
        <Toasts />
      </MemoryRouter>
    </UiProvider>,
  );
  expect(screen.getByRole('region', { name: 'Notifications' })).toBeEmptyDOMElement();
  act(() => showToast('success', 'Of the second page', '/two'));
  expect(await screen.findByText('Of the second page')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Two' }));
  expect(screen.getByText('Of the second page')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Three' }));
  await waitFor(() => expect(screen.queryByText('Of the second page')).toBeNull());
});
