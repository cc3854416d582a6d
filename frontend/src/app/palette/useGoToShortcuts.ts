import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '../../ui/shortcuts/useShortcuts';
import { usePortal } from '../session/PortalContext';
import { visibleEntries } from '../shell/menuEntries';
import { goToKeys } from './goToKeys';

/** "g" and a letter leads to a page of the menu. */
export function useGoToShortcuts(): void {
  const portal = usePortal();
  const navigate = useNavigate();
  const shortcuts = useMemo(
    () =>
      visibleEntries(portal).flatMap(({ label, to }) => {
        const keys = goToKeys[to];
        return keys ? [{ keys, label, group: 'Go to', run: () => void navigate(to) }] : [];
      }),
    [portal, navigate],
  );
  useShortcuts(shortcuts);
}
