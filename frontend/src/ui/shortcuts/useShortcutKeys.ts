import { useEffect } from 'react';
import { KeySequence } from './KeySequence';
import { shortcutRegistry } from './shortcuts';
import { areShortcutsOn } from './shortcutSwitch';

/** Elements in which keys are text or navigate an open list. */
const ownKeys =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"]';

/** Whether a dialog is open; meanwhile only its own shortcuts work. */
export const isDialogOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

function isShortcutKey(event: KeyboardEvent): boolean {
  const isModified = event.ctrlKey || event.metaKey || event.altKey;
  const isTaken = event.target instanceof Element && event.target.closest(ownKeys) !== null;
  return !event.defaultPrevented && !isModified && !isTaken;
}

/** The shortcuts that work now: those of the open dialog, or those of the page. */
const active = () => shortcutRegistry.all().filter(({ isInDialog = false }) => isInDialog === isDialogOpen());

/**
 * Runs the shortcuts of the page or of the open dialog. They do not work in fields, with Ctrl, Alt or the command key, or when the
 * user has switched them off (WCAG 2.1.4).
 */
export function useShortcutKeys(): void {
  useEffect(() => {
    const sequence = new KeySequence();
    const listen = (event: KeyboardEvent) => {
      if (!areShortcutsOn() || !isShortcutKey(event)) return;
      const found = sequence.read(event.key, event.timeStamp, active());
      if (!found?.run) return;
      event.preventDefault();
      found.run();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
