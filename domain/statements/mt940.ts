import Big from 'big.js';
import { bookingDay } from './bookingDay';
import { bankCodesOf } from './bankCodes';
import { statementAmount, type StatementEntry, type StatementHead, type StatementText } from './statement';
import { swiftText } from './swiftText';

/** Lines on a page: each page is a message of its own. */
export const linesPerPage = 100;

const lineBreak = '\r\n';

/** The characters of a line, with its tag. */
const maxLength = 65;

/** Days of MT940: YYMMDD. */
const shortDay = (day: string) => day.slice(2).replaceAll('-', '');

const mark = (amount: string) => (new Big(amount).lt(0) ? 'D' : 'C');

/** An amount with a comma, and none between thousands: `1234,5`. */
function swiftAmount(amount: string, currency: string): string {
  const [whole, fraction = ''] = statementAmount(new Big(amount).abs().toFixed(), currency).split('.');
  return `${whole},${fraction}`;
}

/** A reference of 16 characters that neither begins nor ends with a slash nor has two of them side by side. */
function reference(text: string | null, absent: string): string {
  const plain = swiftText(text ?? '')
    .replace(/\/{2,}/g, '/')
    .slice(0, 16)
    .replace(/^[/ ]+|[/ ]+$/g, '');
  return plain || absent;
}

/** The field of details: six lines at most; none but the first begins with a colon or a hyphen. */
function details(text: string): string {
  const lines: string[] = [];
  let rest = swiftText(text).replace(/\s+/g, ' ').trim();
  while (rest && lines.length < 6) {
    rest = rest.replace(/^[:\- ]+/, '');
    const width = maxLength - (lines.length === 0 ? ':86:'.length : 0);
    lines.push(rest.slice(0, width));
    rest = rest.slice(width);
  }
  return `:86:${lines.filter(Boolean).join(lineBreak)}`;
}

/**
 * A statement as MT940 (SWIFT, customer statement), in pages of a hundred lines. Each page begins with the balance that the one before it ended
 * with.
 */
export function mt940(head: StatementHead): StatementText {
  let page = 1;
  let linesOfPage = 0;
  let held = head.opening;
  let day = head.period.from;
  const balance = (tag: string, amount: string, at: string) =>
    `:${tag}:${mark(amount)}${shortDay(at)}${head.currency}${swiftAmount(amount, head.currency)}${lineBreak}`;
  const begin = () => {
    const number = `${String(head.number % 100_000).padStart(5, '0')}/${String(page % 100_000).padStart(5, '0')}`;
    const account = swiftText(head.accountNumber).slice(0, 35);
    return (
      [`:20:${head.id.slice(0, 16)}`, `:25:${account}`, `:28C:${number}`].join(lineBreak) +
      lineBreak +
      balance(page === 1 ? '60F' : '60M', held, day)
    );
  };
  const line = (entry: StatementEntry): string => {
    const turned = linesOfPage === linesPerPage ? `${balance('62M', held, day)}-${lineBreak}` : '';
    if (turned) {
      page += 1;
      linesOfPage = 0;
    }
    const written = turned + (turned ? begin() : '') + lineOf(entry, head.currency);
    linesOfPage += 1;
    held = entry.balance;
    day = bookingDay(entry.movement.completedAt);
    return written;
  };
  return {
    start: begin,
    lines: (entries) => entries.map(line).join(''),
    end: () => {
      const available = new Big(head.closing).minus(head.safeguarded).toFixed();
      return `${balance('62F', held, head.period.to)}${balance('64', available, head.period.to)}-${lineBreak}`;
    },
  };
}

function lineOf({ movement }: StatementEntry, currency: string): string {
  const { type, action, completedAt, settlesAt, counterparty, reason } = movement;
  const { swift, isReversal } = bankCodesOf(action);
  const booked = shortDay(bookingDay(completedAt));
  const value = shortDay(bookingDay(settlesAt ?? completedAt));
  const own = reference(movement.reference, 'NONREF');
  // A reversal of a debit is a credit, and the other way round.
  const direction = type === 'debit' ? (isReversal ? 'RC' : 'D') : isReversal ? 'RD' : 'C';
  const amount = swiftAmount(movement.amount, currency);
  const told = [action.replaceAll('_', ' '), movement.reference, counterparty, reason].filter(Boolean).join(', ');
  const line = `:61:${value}${booked.slice(2)}${direction}${amount}${swift}${own}//`;
  // The bank's reference has the room that is left: an amount of a billion takes some of it.
  const bank = movement.id.replaceAll('-', '').slice(0, Math.min(16, maxLength - line.length));
  return [`${line}${bank}`, details(told), ''].join(lineBreak);
}
