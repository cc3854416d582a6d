import { render } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { UiProvider } from '../../../frontend/src/ui/theme/UiProvider';
import { Toasts } from '../../../frontend/src/ui/Toasts';

/** Renders the place of the toasts at `/one`, with links to two other pages. */
export function renderToasts() {
  render(
    <UiProvider isTest>
      <MemoryRouter initialEntries={['/one']}>
        <Link to="/two">Two</Link>
        <Link to="/three">Three</Link>
        <Toasts />
      </MemoryRouter>
    </UiProvider>,
  );
}
