import { useEffect } from 'react';
import { KeySequence } from './KeySequence';
import { shortcutRegistry } from './shortcuts';
import { areShortcutsOn } from './shortcutSwitch';

/** Elements in which keys are text or navigate an open list. */
const ownKeys =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"]';

/** Whether a dialog is open; the page's shortcuts do not work meanwhile. */
export const isDialogOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

function belongsToPage(event: KeyboardEvent): boolean {
  const isModified = event.ctrlKey || event.metaKey || event.altKey;
  const isTaken = event.target instanceof Element && event.target.closest(ownKeys) !== null;
  return !event.defaultPrevented && !isModified && !isTaken && !isDialogOpen();
}

/**
 * Runs the page's shortcuts. They do not work in fields and dialogs, with Ctrl, Alt or the command key, or when the user has
 * switched them off (WCAG 2.1.4).
 */
export function useShortcutKeys(): void {
  useEffect(() => {
    const sequence = new KeySequence();
    const listen = (event: KeyboardEvent) => {
      if (!areShortcutsOn() || !belongsToPage(event)) return;
      const found = sequence.read(event.key, event.timeStamp, shortcutRegistry.all());
      if (!found?.run) return;
      event.preventDefault();
      found.run();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
