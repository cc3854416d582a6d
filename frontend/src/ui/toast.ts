import type { ToastKind } from './ToastList';

/** Loads what draws toasts: no page needs it before its first message. */
export const loadToasts = () => import('./ToastList');

let isFirstShown = false;
const listeners = new Set<() => void>();

/** Whether there has been a toast yet: before the first one nothing that draws them is mounted. */
export const firstToast = {
  isShown: () => isFirstShown,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/**
 * Shows a short message that the user can dismiss. A failure must be shown on the page as well.
 * @param page the path that the message belongs to: it is removed when another page opens
 * @param undo takes back what the message tells of
 */
export function showToast(kind: ToastKind, message: string, page?: string, undo?: () => void) {
  isFirstShown = true;
  for (const listener of listeners) listener();
  void loadToasts().then(({ addToast }) => addToast(kind, message, page, undo));
}
