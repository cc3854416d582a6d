import { useSyncExternalStore } from 'react';

const storageKey = 'corridor.shortcuts';
const listeners = new Set<() => void>();

/** Whether single-key shortcuts are on in this browser; on by default. */
export const areShortcutsOn = (): boolean => localStorage.getItem(storageKey) !== 'off';

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
