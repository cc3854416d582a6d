import type { ToastKind } from './toastKind';

/** Loads what draws toasts: no page needs it before its first message. */
export const loadToasts = () => import('./ToastList');

/**
 * Shows a short message that the user can dismiss. A failure must be shown on the page as well.
 * @param page the path that the message belongs to: it is removed when another page opens
 */
export function showToast(kind: ToastKind, message: string, page?: string) {
  void loadToasts().then(({ addToast }) => addToast(kind, message, page));
}
