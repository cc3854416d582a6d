import { useEffect } from 'react';
import { shortcutRegistry, type Shortcut } from './shortcuts';

/** Offers shortcuts as long as the component is on the page. The list should stay the same between renders. */
export function useShortcuts(list: readonly Shortcut[]): void {
  useEffect(() => shortcutRegistry.add(list), [list]);
}
