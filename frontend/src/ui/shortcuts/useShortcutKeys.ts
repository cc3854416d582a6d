import { useEffect } from 'react';
import { KeySequence } from './KeySequence';
import { shortcutRegistry } from './shortcuts';
import { areShortcutsOn } from './shortcutSwitch';

/** Where keys are text, or belong to a list that is open. */
const ownKeys =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"]';

/** Whether a dialog is open, which keeps the keys of the page to itself. */
export const isDialogOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

function belongsToPage(event: KeyboardEvent): boolean {
  const isModified = event.ctrlKey || event.metaKey || event.altKey;
  const isTaken = event.target instanceof Element && event.target.closest(ownKeys) !== null;
  return !event.defaultPrevented && !isModified && !isTaken && !isDialogOpen();
}

/**
 * Listens for the page's shortcuts: not in fields and dialogs, not with Ctrl, Alt or the command key, and not where the
 * reader has switched them off (WCAG 2.1.4).
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
