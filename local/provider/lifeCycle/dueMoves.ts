import { londonDate, londonTime } from '../reference/londonTime';
import { open } from '../store/indexes';
import type { Contact } from '../store/records';
import { timeText } from '../wire';
import type { Work } from '../work';
import { advanceConversion } from './conversionSteps';
import { advanceFunds } from './inboundFunds';
import type { Moment } from './moment';
import { advancePayment } from './paymentSteps';
import { advanceTransfer } from './transferSteps';

/** The maximum number of records of a kind that move in one tick, so that a unit of work stays small. */
const maxMoves = 500;

/** Moves what is due by one step each, oldest first. Returns how many moved. */
export function moveWhatIsDue(work: Work, isPatient: boolean): number {
  const { books, now } = work;
  const moment: Moment = { today: londonDate(now), time: londonTime(now), isPatient };
  // Money that arrives in a tick can be paid out in the same tick.
  return (
    moveAll(books.select('contact', 'open', open), (contact) => confirmEmail(work, contact)) +
    moveAll(books.select('funding', 'open', open), (funding) => advanceFunds(work, moment, funding)) +
    moveAll(books.select('transfer', 'open', open), (transfer) => advanceTransfer(work, moment, transfer)) +
    moveAll(books.select('conversion', 'open', open), (conversion) => advanceConversion(work, moment, conversion)) +
    moveAll(books.select('payment', 'open', open), (payment) => advancePayment(work, moment, payment))
  );
}

function moveAll<T>(records: Iterable<T>, advance: (record: T) => boolean): number {
  let moved = 0;
  for (const record of [...records]) {
    if (advance(record)) moved += 1;
    if (moved === maxMoves) break;
  }
  return moved;
}

/** Confirms the new e-mail addresses that contacts were sent a message about. */
function confirmEmail({ books, now }: Work, contact: Contact): boolean {
  const { unconfirmed_email: email, ...rest } = contact;
  if (email === undefined) return false;
  books.put('contact', contact.id, { ...rest, email_address: email, updated_at: timeText(now) });
  return true;
}
