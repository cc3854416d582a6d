import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../session/paths';
import { usePortal } from '../../session/PortalContext';
import { type Shortcut, useShortcuts } from '../../ui/shortcuts/shortcuts';
import { mayOpen } from '../routing/access';

const group = 'Everywhere';

/** The shortcuts to what people do most: n for a new payment, and / for the search of the page, else the palette. */
export function useQuickShortcuts(openPalette: () => void): void {
  const navigate = useNavigate();
  const portal = usePortal();
  const mayPay = Boolean(portal.seat?.role.can_create_payments) && mayOpen(paths.newPayment, portal);
  useShortcuts(
    useMemo(() => {
      const search: Shortcut = { keys: '/', label: 'Search', group, run: () => focusSearch() || openPalette() };
      const pay: Shortcut = { keys: 'n', label: 'New payment', group, run: () => void navigate(paths.newPayment) };
      return mayPay ? [search, pay] : [search];
    }, [mayPay, navigate, openPalette]),
  );
}

/** Moves the focus to the page's search field. Returns whether there is one. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  return field !== null;
}
