import { showToast } from '../../ui/toast';

/**
 * Says that a change waits for a second administrator, where it does.
 * @param answer the data of a mutation
 * @returns whether it waits
 */
export function tellIfWaiting(answer: unknown): boolean {
  const results = Object.values(
    (answer ?? {}) as Readonly<Record<string, { readonly pendingChangeId?: string } | null>>,
  );
  const isWaiting = results.some((result) => Boolean(result?.pendingChangeId));
  if (isWaiting) showToast('info', 'Waits for a second administrator.');
  return isWaiting;
}

/** Says that a change was saved, or that it waits for a second administrator. */
export function tellSaved(answer: unknown, saved: string): void {
  if (!tellIfWaiting(answer)) showToast('success', saved);
}
