import { parsePath } from 'react-router-dom';
import { showToast } from '../../../ui/toast';

/**
 * Says that a beneficiary was saved.
 * @param target the page that opens next, on which the message is shown
 */
export function announceSaved(text: string, isPayable: boolean, target: string): void {
  const whole = isPayable ? text : `${text} The provider has yet to confirm it.`;
  showToast('success', whole, parsePath(target).pathname);
}
