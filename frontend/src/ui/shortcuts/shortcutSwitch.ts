import { useSyncExternalStore } from 'react';

const storageKey = 'corridor.shortcuts';
const listeners = new Set<() => void>();

/** Whether single keys do anything in this browser; they do until somebody switches them off. */
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

/** The switch as the sheet shows it. */
export function useShortcutSwitch(): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, areShortcutsOn), switchShortcuts];
}
