import { Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { lazyView } from '../../ui/lazyView';
import { type Shortcut, isDialogOpen, useShortcutKeys, useShortcuts } from '../../ui/shortcuts/shortcuts';
import { usePreloadWhenIdle } from '../../ui/timing';
import { CommandsContext, type CommandsControl, type CommandsOverlay } from './commandsContext';
import { paletteKeys } from './paletteKeys';
import { useGoToShortcuts } from './useGoToShortcuts';
import { useQuickShortcuts } from './useQuickShortcuts';

const Palette = lazyView(async () => (await import('./Palette')).Palette);
const Sheet = lazyView(async () => (await import('../../ui/shortcuts/ShortcutSheet')).ShortcutSheet);

const always: readonly Shortcut[] = [{ keys: paletteKeys, label: 'Search or jump to…', group: 'Everywhere' }];

/** The command palette, the shortcut sheet and the keys that open them, over everything in the shell. */
export function Commands({ children }: { children: ReactNode }) {
  const [overlay, setOverlay] = useState<CommandsOverlay>();
  const [loaded, setLoaded] = useState<ReadonlySet<CommandsOverlay>>(new Set());
  const open = useCallback((next: CommandsOverlay) => {
    setLoaded((before) => new Set([...before, next]));
    setOverlay(next);
  }, []);
  const close = () => setOverlay(undefined);
  const control = useMemo<CommandsControl>(() => ({ open, prepare: () => void Palette.preload() }), [open]);
  useOpeningKeys(open);
  usePreloadWhenIdle(Palette.preload);
  return (
    <CommandsContext value={control}>
      {children}
      <Suspense>
        {loaded.has('palette') && <Palette isOpen={overlay === 'palette'} onClose={close} />}
        {loaded.has('shortcuts') && <Sheet isOpen={overlay === 'shortcuts'} onClose={close} always={always} />}
      </Suspense>
    </CommandsContext>
  );
}

/** Listens for the keys of the palette (Ctrl-K or ⌘-K), of the shortcut sheet (?), of the pages (g and a letter) and of frequent actions. */
function useOpeningKeys(open: CommandsControl['open']) {
  useShortcutKeys();
  useGoToShortcuts();
  useQuickShortcuts(useCallback(() => open('palette'), [open]));
  useShortcuts(
    useMemo(
      () => [{ keys: '?', label: 'Keyboard shortcuts', group: 'Everywhere', run: () => open('shortcuts') }],
      [open],
    ),
  );
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) {
        return;
      }
      event.preventDefault();
      if (!isDialogOpen()) open('palette');
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open]);
}
