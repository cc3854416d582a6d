import { tellIfWaiting } from '../../shared/changes/tellSaved';
import { showToast } from '../../ui/toast';

/** The answer of a change of a user. */
export interface UserOutcome {
  readonly result: { readonly id: string; readonly isPending: boolean; readonly pendingChangeId: string | null };
}

/**
 * Tells what came of a change: done, not confirmed by the identity provider yet, or waiting for a second administrator.
 * @returns whether it waits
 */
export function tellOutcome(answer: UserOutcome, done: string): boolean {
  if (tellIfWaiting(answer)) return true;
  if (answer.result.isPending) {
    showToast('warning', 'The change is saved. The identity provider confirms it within a few minutes.');
  } else showToast('success', done);
  return false;
}
