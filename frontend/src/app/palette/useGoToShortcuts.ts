import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '../../ui/shortcuts/shortcuts';
import { usePortal } from '../../session/PortalContext';
import { visibleEntries } from '../routing/menuEntries';
import { goToKeys } from './paletteKeys';

/** Registers the shortcuts to the pages of the menu: "g" and a letter. */
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
