import type { UpdateContactMutation } from '../../graphql/generated/operations';
import { showToast } from '../../ui/toast';
import { tellIfWaiting } from '../changes/tellSaved';

/** Says that a seat was saved, with the reason where it cannot act yet, or that the change waits for a second administrator. */
export function tellSeat(answer: UpdateContactMutation, saved: string): void {
  if (tellIfWaiting(answer)) return;
  const { reason } = answer.seat;
  if (reason) showToast('warning', `${saved} ${reason}`);
  else showToast('success', saved);
}
