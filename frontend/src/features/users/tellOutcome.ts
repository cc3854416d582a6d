import { showToast } from '../../ui/toast';

/** Tells what came of a change, and where the identity provider has not confirmed it yet. */
export function tellOutcome(done: string, isPending: boolean): void {
  if (isPending) showToast('warning', 'The change is saved. The identity provider confirms it within a few minutes.');
  else showToast('success', done);
}
