import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { Read } from '../../../frontend/src/graphql/useRead';
import { useShortcutKeys } from '../../../frontend/src/ui/shortcuts/shortcuts';
import { UiProvider } from '../../../frontend/src/ui/theme/UiProvider';

function Address() {
  const { pathname, search } = useLocation();
  useShortcutKeys();
  return <output data-testid="address">{pathname + search}</output>;
}

/** The current address. */
export const address = () => screen.getByTestId('address').textContent;

/** Renders a page pattern at an address. */
export function showPattern(page: ReactNode, at = '/page') {
  render(
    <UiProvider isTest>
      <MemoryRouter initialEntries={[at]}>
        {page}
        <Address />
      </MemoryRouter>
    </UiProvider>,
  );
  return userEvent.setup();
}

/** A read with its data, unless something else is said. */
export const readOf = <Data,>(data: Data | undefined, change: Partial<Read<Data>> = {}): Read<Data> => ({
  data,
  isLoading: false,
  isRefreshing: false,
  error: undefined,
  reload: () => undefined,
  ...change,
});
