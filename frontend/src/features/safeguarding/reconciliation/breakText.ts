import { formatDay } from '../../../ui/formatDate';
import type { Break } from './reconciliationQuery';

/** The class of a working day before that was not reconciled; its subject is the day. */
export const missedDay = 'missed_day';

/** What each class of break means (docs/decisions/073). */
const texts: Readonly<Record<string, string>> = {
  missing_transfer: 'Moved at the provider, without an adjustment here',
  late_posting: 'Completed at the provider, still pending here',
  double_adjustment: 'An adjustment without a movement or an allowed correction',
  wrong_sign: 'An adjustment with the wrong sign',
  wrong_currency: 'An adjustment in another currency',
  wrong_amount: 'An adjustment of another amount',
  cancelled_not_reversed: 'An adjustment of a cancelled transfer',
  wrong_reason: 'A movement with another reason',
  position_differs: 'An account that is not the sum of its adjustments',
  balance_differs: 'The control account holds something else',
  [missedDay]: 'A working day without a reconciliation',
};

/** A break in words: its class, and what it is about. */
export function breakText({ class: name, subject }: Break): string {
  return `${texts[name] ?? name}: ${name === missedDay ? formatDay(subject) : subject}`;
}
