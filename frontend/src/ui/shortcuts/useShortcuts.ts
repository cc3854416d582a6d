import { useEffect } from 'react';
import { shortcutRegistry, type Shortcut } from './shortcuts';

/** Registers shortcuts while the component is mounted. The list must be memoised. */
export function useShortcuts(list: readonly Shortcut[]): void {
  useEffect(() => shortcutRegistry.add(list), [list]);
}
