import { useSyncExternalStore, useEffect } from 'react';
import classes from './Keys.module.css';

/** A key of the current page, or two keys in a row such as "g p", with its action. */
export interface Shortcut {
  readonly keys: string;
  readonly label: string;
  /** The heading of its group in the shortcut sheet. */
  readonly group: string;
  /** Whether it works while a dialog is open, and only then. */
  readonly isInDialog?: boolean;
  /** Absent where the browser handles the key and the sheet only lists it. */
  readonly run?: () => void;
}

type Shortcuts = readonly Shortcut[];

/** The shortcuts of the mounted components. */
export class ShortcutRegistry {
  private lists: readonly Shortcuts[] = [];
  private shortcuts: Shortcuts = [];
  private readonly listeners = new Set<() => void>();

  /** Adds shortcuts. Returns a function that removes them. */
  add(list: Shortcuts): () => void {
    this.change([...this.lists, list]);
    return () => this.change(this.lists.filter((other) => other !== list));
  }

  /** All shortcuts. If two of the page, or two of dialogs, have the same keys, the one added last wins. */
  readonly all = (): Shortcuts => this.shortcuts;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private change(lists: readonly Shortcuts[]): void {
    this.lists = lists;
    const place = ({ keys, isInDialog = false }: Shortcut) => `${keys} ${isInDialog}`;
    this.shortcuts = [...new Map(lists.flat().map((one) => [place(one), one])).values()];
    for (const listener of this.listeners) listener();
  }
}

/** The registry of this window. */
export const shortcutRegistry = new ShortcutRegistry();

const storageKey = 'corridor.shortcuts';
const listeners = new Set<() => void>();

/** Whether single-key shortcuts are on in this browser; on by default. */
const areShortcutsOn = (): boolean => localStorage.getItem(storageKey) !== 'off';

function switchShortcuts(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether single-key shortcuts are on, as React state. */
export function useShortcutSwitch(): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, areShortcutsOn), switchShortcuts];
}

/** Registers shortcuts while the component is mounted. The list must be memoised. */
export function useShortcuts(list: readonly Shortcut[]): void {
  useEffect(() => shortcutRegistry.add(list), [list]);
}

/** How long the second key of a sequence may take, in ms. */
const sequenceTimeoutMs = 1500;

/** Recognises shortcuts of one key or of two keys in a row. */
export class KeySequence {
  private first = '';
  private firstAt = 0;

  /**
   * @param now in ms, of a monotonic clock
   * @returns the shortcut that this key completes
   */
  read(key: string, now: number, shortcuts: readonly Shortcut[]): Shortcut | undefined {
    const isSecond = this.first !== '' && now - this.firstAt <= sequenceTimeoutMs;
    const pair = isSecond ? shortcuts.find(({ keys }) => keys === `${this.first} ${key}`) : undefined;
    this.first = '';
    if (pair) return pair;
    if (shortcuts.some(({ keys }) => keys.startsWith(`${key} `))) {
      this.first = key;
      this.firstAt = now;
    }
    return shortcuts.find(({ keys }) => keys === key);
  }
}

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

/** The keys of a shortcut, each as a `kbd` element: "g p" is g, then p. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className={classes.keys}>
      {keys.split(' ').map((key) => (
        <kbd key={key} className={classes.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
